/** What settings are read by, without the providers that are asked. */
export { GUARD_KINDS } from "./guard/guard-settings.ts";
export {
  BUILTIN_PROVIDER,
  type ProviderSettings,
  VENDOR_URLS,
} from "./providers/provider-settings.ts";
