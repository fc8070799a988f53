import { serialize } from "pg-protocol";

/** The setting that the policies of the tables compare with the owner of a row. */
const SCOPE_SETTING = "companion.user_id";

/** Up to the end of the transaction. Gives no row: nobody would read it. */
const TEXT = `select where set_config('${SCOPE_SETTING}', $1, true) is null`;

/** Under which connections keep the statement. */
export const SCOPE_NAME = "hec_scope";

const EXECUTE = serialize.execute();
const FIRST_TIME = Buffer.concat([
  serialize.close({ type: "S", name: SCOPE_NAME }),
  serialize.parse({ name: SCOPE_NAME, text: TEXT }),
]);
const UNNAMED = serialize.parse({ text: TEXT });

/** What comes before a statement to say whose rows it may see; nobody's where `scope` is empty. */
export function scopeMessages(scope: string, isNamed: boolean, isKept: boolean): readonly Buffer[] {
  if (!isNamed) return [UNNAMED, bound(scope, ""), EXECUTE];
  return isKept
    ? [bound(scope, SCOPE_NAME), EXECUTE]
    : [FIRST_TIME, bound(scope, SCOPE_NAME), EXECUTE];
}

function bound(scope: string, statement: string): Buffer {
  return serialize.bind({ statement, values: [scope] });
}
