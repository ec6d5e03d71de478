// SPDX-License-Identifier: Apache-2.0
// libsystemd's vtable macros are not imported by Swift; these fill one zeroed entry each.
#include <sys/eventfd.h>
#include <systemd/sd-bus.h>
#include <systemd/sd-daemon.h>

// <unistd.h> shows it to GNU sources only, which Swift's importer is not.
extern int dup3(int from, int to, int flags);

static inline void beckon_vtable_start(sd_bus_vtable *entry) {
    sd_bus_vtable value = SD_BUS_VTABLE_START(0);
    *entry = value;
}

static inline void beckon_vtable_method(sd_bus_vtable *entry, const char *member, const char *signature,
                                        const char *result, const char *names, sd_bus_message_handler_t handler) {
    // Who may call is decided by the handler, so every method is open to every user of the bus.
    sd_bus_vtable value = SD_BUS_METHOD(member, signature, result, handler, SD_BUS_VTABLE_UNPRIVILEGED);
    value.x.method.names = names;
    *entry = value;
}

static inline void beckon_vtable_signal(sd_bus_vtable *entry, const char *member, const char *signature,
                                        const char *names) {
    sd_bus_vtable value = SD_BUS_SIGNAL(member, signature, 0);
    value.x.signal.names = names;
    *entry = value;
}

static inline void beckon_vtable_property(sd_bus_vtable *entry, const char *member, const char *signature,
                                          sd_bus_property_get_t get) {
    sd_bus_vtable value = SD_BUS_PROPERTY(member, signature, get, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE);
    *entry = value;
}

static inline void beckon_vtable_end(sd_bus_vtable *entry) {
    sd_bus_vtable value = SD_BUS_VTABLE_END;
    *entry = value;
}
