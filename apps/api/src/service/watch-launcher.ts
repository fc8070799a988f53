import { readFileSync } from "node:fs";
import process from "node:process";

const INTERVAL_MS = 1_000;

/**
 * Tells when the `npx` that started us has ended. It does not pass a signal on that is sent to it
 * alone: without this, `npx -y pnpm start & kill $!` would leave the service running for good. Where
 * there is no `/proc`, or no npx, nothing is watched.
 */
export function watchLauncher(ended: () => void): void {
  const ancestors = ancestorsUpToNpx();
  const timer = setInterval(() => {
    if (ancestors.every(({ pid, parent }) => parentOf(pid) === parent)) return;
    clearInterval(timer);
    ended();
  }, INTERVAL_MS);
  timer.unref();
}

type Ancestor = { readonly pid: number; readonly parent: number };

/** The chain from this process to npx; empty when none of the processes above is npx. */
function ancestorsUpToNpx(): readonly Ancestor[] {
  const chain: Ancestor[] = [];
  for (let pid = process.pid; ; ) {
    const parent = parentOf(pid);
    if (parent === undefined || parent <= 1) return [];
    chain.push({ pid, parent });
    if (isNpx(parent)) return chain;
    pid = parent;
  }
}

/** A process that lost its parent is given another one. */
function parentOf(pid: number): number | undefined {
  const afterName = read(`/proc/${pid}/stat`)?.split(") ").at(-1);
  return afterName === undefined ? undefined : Number(afterName.split(" ")[1]);
}

function isNpx(pid: number): boolean {
  return read(`/proc/${pid}/cmdline`)?.startsWith("npm exec ") ?? false;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
