import fs from 'node:fs'
import path from 'node:path'
import { Visitor } from 'oxc-parser'
import type { CallExpression, Expression } from 'oxc-parser'
import { shapeOf, sourceOf } from './read-types.ts'
import type { Shape } from './shape.ts'

/** The rows that a statement is said to return. */
export interface AssertedRows {
  readonly file: string
  readonly shape: Shape
}

/** By the name of the statement, or by its text if it has none. */
export type RowTypes = ReadonlyMap<string, AssertedRows>

/** Every `query<Row>({ name, … })` and `query<Row>('text')` below a folder, with the form of its rows. */
export function assertedRows(folder: string): RowTypes {
  const found = new Map<string, AssertedRows>()
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^generated/.test(name))
  for (const name of files) {
    const source = sourceOf(path.join(folder, name))
    const read = (call: CallExpression) => {
      const [type] = call.typeArguments?.params ?? []
      const key = isQuery(call.callee) && type ? keyOf(call.arguments[0]) : undefined
      if (key !== undefined && type) found.set(key, { file: name, shape: shapeOf(source, type) })
    }
    new Visitor({ CallExpression: read }).visit(source.program)
  }
  return found
}

const isQuery = (callee: Expression) =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'query'

function keyOf(argument: CallExpression['arguments'][number] | undefined): string | undefined {
  if (argument?.type !== 'ObjectExpression') return textOf(argument)
  for (const property of argument.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'name')
      return textOf(property.value)
  return undefined
}

function textOf(node: CallExpression['arguments'][number] | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1)
    return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}
