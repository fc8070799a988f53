import { Counter, Gauge, type Registry } from "prom-client";

/** How full a lane is at the moment, and how many it has refused since the start. */
type LaneState = { readonly working: number; readonly waiting: number; readonly refused: number };

/** How many connections of a pool there are, and how many callers wait for one. */
type PoolState = {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
  readonly most: number;
};

type Watched = {
  readonly build: { readonly version: string; readonly node: string };
  readonly lanes: Readonly<Record<string, { readonly state: LaneState }>>;
  readonly pools: () => Readonly<Record<string, PoolState>>;
  /** How often the embedded database was there again after it had died. */
  readonly recoveries: () => number;
  /** How often the replica of the database answered and, by why, the primary in its place; undefined without one. */
  readonly replica: () => Readonly<Record<string, number>> | undefined;
};

/** Tells what the process is, and how much room it has left; looked at when the metrics are read, and not before. */
export function watchResources(
  { registry }: { readonly registry: Registry },
  { build, lanes, pools, recoveries, replica }: Watched,
): void {
  const registers = [registry];
  new Gauge({
    name: "service_build_info",
    help: "Always 1; the labels say which version of the service runs on which version of Node.js.",
    labelNames: ["version", "node"],
    registers,
  }).set(build, 1);
  ofLane("lane_working", "Pieces of work that go on in a lane.", ({ working }) => working);
  ofLane("lane_waiting", "Pieces of work that wait for their turn.", ({ waiting }) => waiting);
  new Counter({
    name: "lane_refusals_total",
    help: "Pieces of work that were refused because too much was waiting.",
    labelNames: ["lane"],
    registers,
    collect() {
      this.reset();
      for (const [lane, { state }] of Object.entries(lanes)) this.inc({ lane }, state.refused);
    },
  });
  new Counter({
    name: "embedded_database_recoveries_total",
    help: "How often the service's own database had died and was there again.",
    registers,
    collect() {
      this.reset();
      this.inc(recoveries());
    },
  });
  new Counter({
    name: "database_replica_reads_total",
    help: "What a replica of the database could answer, by whether it did or why it did not.",
    labelNames: ["outcome"],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(replica() ?? {})) this.inc({ outcome }, count);
    },
  });
  new Gauge({
    name: "database_connections",
    help: "Open connections to the database, by whether a statement or transaction has them.",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const [pool, { total, idle }] of Object.entries(pools())) {
        this.set({ pool, state: "idle" }, idle);
        this.set({ pool, state: "used" }, total - idle);
      }
    },
  });
  ofPool("database_connections_max", "How many connections there may be.", ({ most }) => most);
  ofPool("database_waiting", "Statements that wait for a connection.", ({ waiting }) => waiting);

  function ofLane(name: string, help: string, read: (state: LaneState) => number): void {
    new Gauge({
      name,
      help,
      labelNames: ["lane"],
      registers,
      collect() {
        for (const [lane, { state }] of Object.entries(lanes)) this.set({ lane }, read(state));
      },
    });
  }

  function ofPool(name: string, help: string, read: (state: PoolState) => number): void {
    new Gauge({
      name,
      help,
      labelNames: ["pool"],
      registers,
      collect() {
        for (const [pool, state] of Object.entries(pools())) this.set({ pool }, read(state));
      },
    });
  }
}
