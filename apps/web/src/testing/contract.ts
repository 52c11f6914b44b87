import { Validator } from '@seriousme/openapi-schema-validator'
import { addressOf } from '@wis/protocol'
import type { ApiKey } from '@wis/protocol'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { z } from 'zod'

const documented = z.looseObject({
  content: z.record(z.string(), z.unknown()).optional(),
  $ref: z.string().optional(),
  headers: z.record(z.string(), z.unknown()).optional(),
})
const operation = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string() })),
  responses: z.record(z.string(), documented),
})
const openApi = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ responses: z.record(z.string(), documented) }),
})

/** The document of a running API, and the differences between it and an answer. */
export interface Contract {
  readonly parametersOf: (key: ApiKey) => readonly string[]
  faultsOf(key: ApiKey, answer: Response): Promise<readonly string[]>
}

/** Throws if the document is not valid OpenAPI. Independent tools judge both the document and the answers. */
export async function contractOf(document: Readonly<Record<string, unknown>>): Promise<Contract> {
  const verdict = await new Validator().validate({ ...structuredClone(document) })
  if (!verdict.valid) throw new Error(`no OpenAPI document: ${JSON.stringify(verdict.errors)}`)
  const { paths, components } = openApi.parse(document)
  const schemas = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(schemas)
  schemas.addSchema(document, 'api')

  const operationOf = (key: ApiKey) => {
    const { method, path } = addressOf(key)
    const found = paths[path]?.[method.toLowerCase()]
    if (!found) throw new Error(`the document does not know ${key}`)
    return found
  }
  const responseOf = (key: ApiKey, status: number) => {
    const { method, path } = addressOf(key)
    const found = operationOf(key).responses[status]
    const own = ['paths', path, method.toLowerCase(), 'responses', String(status)]
    if (!found?.$ref) return found && { ...found, pointer: pointerTo(own) }
    const name = found.$ref.slice(found.$ref.lastIndexOf('/') + 1)
    const shared = components.responses[name]
    return shared && { ...shared, pointer: pointerTo(['components', 'responses', name]) }
  }
  return {
    parametersOf: (key) => operationOf(key).parameters.map(({ name }) => name),
    faultsOf: async (key, answer) => {
      const expected = responseOf(key, answer.status)
      if (!expected) return [`${answer.status} is not documented`]
      const missing = Object.keys(expected.headers ?? {}).filter((name) => !answer.headers.has(name))
      const text = await answer.text()
      return [
        ...missing.map((name) => `the header ${name} is missing`),
        ...bodyFaults(expected, { text, type: answer.headers.get('content-type') }, (pointer) =>
          schemas.compile({ $ref: `api#${pointer}` }),
        ),
      ]
    },
  }
}

interface Expected {
  readonly pointer: string
  readonly content?: Readonly<Record<string, unknown>> | undefined
}

function bodyFaults(
  { content, pointer }: Expected,
  { text, type }: { readonly text: string; readonly type: string | null },
  schemaAt: (pointer: string) => ValidateFunction,
): readonly string[] {
  if (!content) return text === '' ? [] : ['there is a body where none is documented']
  const media = type?.split(';')[0]?.trim() ?? ''
  if (!(media in content)) return [`${media || 'no type'} is not documented`]
  if (media !== 'application/json') return []
  const validate = schemaAt(`${pointer}${pointerTo(['content', media, 'schema'])}`)
  if (validate(JSON.parse(text))) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const pointerTo = (path: readonly string[]) =>
  path.map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')
