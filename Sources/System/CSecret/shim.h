// SPDX-License-Identifier: Apache-2.0
#include <libsecret/secret.h>

// What tells Beckon's items from others, and from one another. Everything else stands in the secret.
static const SecretSchema beckon_keychain_schema = {
    "org.beckon.Keychain",
    SECRET_SCHEMA_NONE,
    {{"group", SECRET_SCHEMA_ATTRIBUTE_STRING}, {"item", SECRET_SCHEMA_ATTRIBUTE_STRING}, {NULL, 0}},
};

// A new table of those of the two that are not NULL.
static inline GHashTable *beckon_keychain_attributes(const char *group, const char *item) {
    GHashTable *table = g_hash_table_new_full(g_str_hash, g_str_equal, NULL, g_free);
    if (group) g_hash_table_insert(table, (gpointer) "group", g_strdup(group));
    if (item) g_hash_table_insert(table, (gpointer) "item", g_strdup(item));
    return table;
}

// Swift cannot read casts in macros.
static inline void beckon_unref(void *object) { if (object) g_object_unref(object); }
static inline void beckon_free_items(GList *items) { g_list_free_full(items, g_object_unref); }
static inline const SecretSchema *beckon_schema(void) { return &beckon_keychain_schema; }
static inline int beckon_is_locked(const GError *error) {
    return error->domain == SECRET_ERROR && error->code == SECRET_ERROR_IS_LOCKED;
}
static inline int beckon_is_absent(const GError *error) {
    return error->domain == G_DBUS_ERROR || error->domain == G_IO_ERROR;
}
