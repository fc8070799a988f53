export { TABLES_OF_NOBODY } from "./tables-of-nobody.data.ts";
export { TABLES_OF_SUMS } from "./tables-of-sums.data.ts";
export { createTestDatabase, type TestDatabase } from "./test-database.ts";
export { asRole, databaseOn, type TestPooler, type TestServer } from "./test-server.ts";
