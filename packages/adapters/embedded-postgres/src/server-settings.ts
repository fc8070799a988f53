/** The superuser of the server, who owns what is in it. */
export const serverUser = "companion";
/** The role of whoever works with the data: it owns nothing. */
export const serviceUser = "companion_service";
/** The database of the service. */
export const serviceDatabase = "companion";

/** Settings by name; values hold no spaces or quotation marks, since they pass through a shell. */
export type ServerSettings = Readonly<Record<string, string>>;

/**
 * A small durable server that only this machine reaches, over TCP: the path of a Unix socket is
 * limited to about a hundred characters. The log holds what the server does and never what people
 * store in it: errors of statements, the statements and their parameters, and the details that
 * quote a row are all left out.
 */
export const durableSettings: ServerSettings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "128MB",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  logging_collector: "off",
  log_destination: "stderr",
  log_min_messages: "log",
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  log_statement: "none",
  log_duration: "off",
  log_min_duration_statement: "-1",
  log_min_duration_sample: "-1",
  log_transaction_sample_rate: "0",
  log_parameter_max_length: "0",
  log_parameter_max_length_on_error: "0",
  log_checkpoints: "off",
  log_autovacuum_min_duration: "-1",
};

/** A server whose data nobody needs after a crash. */
export const throwawaySettings: ServerSettings = {
  ...durableSettings,
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
};

/** The settings as options of the `postgres` program. */
export function serverOptions(settings: ServerSettings, port: number): string {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return [`-p ${port}`, ...options].join(" ");
}
