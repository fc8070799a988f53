import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** What is wrong with a value by a schema; undefined where nothing is. */
type SchemaCheck = (schema: object, value: unknown) => string | undefined;

/** Services of a process mostly give the same document. */
const checks = new Map<string, SchemaCheck>();

/** Holds values against schemas of an OpenAPI document; each is compiled once, which takes longer than all the rest. */
export function schemaCheck(components: object): SchemaCheck {
  const document = JSON.stringify(components);
  const check = checks.get(document) ?? newCheck(components);
  checks.set(document, check);
  return check;
}

function newCheck(components: object): SchemaCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "document", components });
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"document#/');
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors);
  };
}
