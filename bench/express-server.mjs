// What the start of the service is compared with: Express and pg, one connection, ready when the database answers.
import express from "express";
import { Pool } from "pg";

const database = new Pool({ connectionString: process.env.DATABASE_URL });
await database.query("select 1");
const app = express();
app.get("/readyz", async (_request, response) => {
  await database.query("select 1");
  response.json({ status: "ready" });
});
app.listen(Number(process.env.PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
