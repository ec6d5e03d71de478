// SPDX-License-Identifier: Apache-2.0
#include <sqlite3.h>

/// Leaves the log as it is when the last connection closes; a variadic call, which Swift cannot make.
static inline int beckon_keep_log(sqlite3 *database) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
