import { startThrowawayPostgres } from "@health-exercise/adapter-embedded-postgres";

/** A server for a test run. */
export type StartedServer = {
  /** For the one line that says which server is used. */
  readonly kind: string;
  readonly connectionString: string;
  stop(): Promise<void>;
};

const IMAGE = "postgres:18-alpine";
const USER = "companion";

/** A container when Docker answers, else the server that TEST_DATABASE_URL names, else the embedded one. */
export async function startTestServer(): Promise<StartedServer> {
  return (await startContainer()) ?? serverOfEnvironment() ?? (await startEmbedded());
}

async function startContainer(): Promise<StartedServer | undefined> {
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import("testcontainers");
  try {
    await getContainerRuntimeClient();
  } catch {
    return undefined;
  }
  const container = await new GenericContainer(IMAGE)
    .withEnvironment({ POSTGRES_USER: USER, POSTGRES_PASSWORD: USER, POSTGRES_DB: USER })
    .withCommand(["postgres", "-c", "fsync=off", "-c", "synchronous_commit=off"])
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
    .start();
  const address = `${container.getHost()}:${container.getMappedPort(5432)}`;
  return {
    kind: `container ${IMAGE}`,
    connectionString: `postgres://${USER}:${USER}@${address}/${USER}`,
    stop: async () => {
      await container.stop();
    },
  };
}

function serverOfEnvironment(): StartedServer | undefined {
  const connectionString = process.env["TEST_DATABASE_URL"];
  return connectionString === undefined || connectionString === ""
    ? undefined
    : { kind: "TEST_DATABASE_URL", connectionString, stop: async () => {} };
}

async function startEmbedded(): Promise<StartedServer> {
  const { connectionString, release } = await startThrowawayPostgres();
  return { kind: "embedded", connectionString, stop: release };
}
