/** Builds the service as its processes in the tests run it, before several of them would at the same time. */
import { preparedBuild } from "../src/prepared-build.ts";

preparedBuild();
