#include <microhttpd.h>

/* MHD_get_connection_info takes a variable number of arguments, which Swift does not import. */
static inline int mhd_connection_socket(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}
