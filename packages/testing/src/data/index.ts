export { INJECTION_ATTEMPTS } from "./injection-attempts.data.ts";
