import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Program, Statement, TSType, TSTypeName } from 'oxc-parser'
import { anything } from './shape.ts'
import type { Field, Shape } from './shape.ts'

interface Source {
  readonly program: Program
  readonly file: string
}

const sources = new Map<string, Source>()

export function sourceOf(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const source = { file, program: parseSync(file, fs.readFileSync(file, 'utf8')).program }
  sources.set(file, source)
  return source
}

/** The form of a type that a source names. Whatever comes from another package, or is computed, may be anything. */
export function shapeOf(source: Source, type: TSType): Shape {
  switch (type.type) {
    case 'TSStringKeyword':
    case 'TSTemplateLiteralType':
      return { kind: 'string' }
    case 'TSNumberKeyword':
      return { kind: 'number' }
    case 'TSBooleanKeyword':
      return { kind: 'boolean' }
    case 'TSNullKeyword':
      return { kind: 'null' }
    case 'TSLiteralType':
      return literalShape(type.literal)
    case 'TSParenthesizedType':
      return shapeOf(source, type.typeAnnotation)
    case 'TSTypeOperator':
      return type.operator === 'readonly' ? shapeOf(source, type.typeAnnotation) : anything
    case 'TSArrayType':
      return { kind: 'list', of: shapeOf(source, type.elementType) }
    case 'TSTupleType':
      return { kind: 'list', of: anything }
    case 'TSUnionType':
      return { kind: 'either', of: type.types.map((one) => shapeOf(source, one)) }
    case 'TSIntersectionType':
      return joined(type.types.map((one) => shapeOf(source, one)))
    case 'TSTypeLiteral':
      return { kind: 'object', fields: fieldsOf(source, type.members) }
    case 'TSTypeReference':
      return namedShape(source, type.typeName, type.typeArguments?.params ?? [])
    default:
      return anything
  }
}

function literalShape(literal: Extract<TSType, { type: 'TSLiteralType' }>['literal']): Shape {
  const value: unknown = 'value' in literal ? literal.value : undefined
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return { kind: typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'boolean' }
  return anything
}

type Members = Extract<TSType, { type: 'TSTypeLiteral' }>['members']

function fieldsOf(source: Source, members: Members): Map<string, Field> {
  return new Map(
    members.flatMap((member): [string, Field][] => {
      if (member.type !== 'TSPropertySignature' || member.computed) return []
      const name = member.key.type === 'Identifier' ? member.key.name : undefined
      if (name === undefined || !member.typeAnnotation) return []
      const shape = shapeOf(source, member.typeAnnotation.typeAnnotation)
      return [[name, { shape, isOptional: member.optional }]]
    }),
  )
}

function joined(shapes: readonly Shape[]): Shape {
  const fields = new Map<string, Field>()
  for (const shape of shapes)
    if (shape.kind === 'object') for (const [name, field] of shape.fields) fields.set(name, field)
  return fields.size === 0 ? anything : { kind: 'object', fields }
}

/** A utility type, or a type of this file or of one that it imports by its path. */
function namedShape(source: Source, name: TSTypeName, params: readonly TSType[]): Shape {
  if (name.type !== 'Identifier') return anything
  const [of, keys] = params
  switch (name.name) {
    case 'Date':
      return { kind: 'date' }
    case 'Readonly':
      return of ? shapeOf(source, of) : anything
    case 'ReadonlyArray':
    case 'Array':
      return of ? { kind: 'list', of: shapeOf(source, of) } : anything
    case 'Partial':
      return of ? optional(shapeOf(source, of)) : anything
    case 'Pick':
    case 'Omit':
      return of && keys ? chosen(shapeOf(source, of), namesIn(keys), name.name === 'Pick') : anything
    default:
      return declaredShape(source, name.name)
  }
}

const optional = (shape: Shape): Shape =>
  shape.kind === 'object'
    ? {
        kind: 'object',
        fields: new Map([...shape.fields].map(([name, field]) => [name, { ...field, isOptional: true }])),
      }
    : anything

function chosen(shape: Shape, names: ReadonlySet<string> | undefined, isPick: boolean): Shape {
  if (shape.kind !== 'object' || !names) return anything
  return { kind: 'object', fields: new Map([...shape.fields].filter(([name]) => names.has(name) === isPick)) }
}

function namesIn(type: TSType): ReadonlySet<string> | undefined {
  const literals = type.type === 'TSUnionType' ? type.types : [type]
  const names = literals.flatMap((one) =>
    one.type === 'TSLiteralType' && 'value' in one.literal && typeof one.literal.value === 'string'
      ? [one.literal.value]
      : [],
  )
  return names.length === literals.length ? new Set(names) : undefined
}

function declaredShape(source: Source, name: string): Shape {
  for (const statement of source.program.body) {
    const found = shapeIn(source, statement, name)
    if (found) return found
  }
  return anything
}

function shapeIn(source: Source, statement: Statement, name: string): Shape | undefined {
  if (statement.type === 'ImportDeclaration') return importedShape(source, statement, name)
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type === 'TSTypeAliasDeclaration' && declared.id.name === name)
    return declared.typeParameters ? anything : shapeOf(source, declared.typeAnnotation)
  if (declared?.type !== 'TSInterfaceDeclaration' || declared.id.name !== name) return undefined
  if (declared.typeParameters) return anything
  const bases = declared.extends.map(({ expression, typeArguments }) =>
    expression.type === 'Identifier'
      ? namedShape(
          source,
          { ...expression, type: 'Identifier', typeAnnotation: null } as TSTypeName,
          typeArguments?.params ?? [],
        )
      : anything,
  )
  return joined([...bases, { kind: 'object', fields: fieldsOf(source, declared.body.body) }])
}

function importedShape(
  { file }: Source,
  { source: from, specifiers }: Extract<Statement, { type: 'ImportDeclaration' }>,
  name: string,
): Shape | undefined {
  const specifier = specifiers.find(({ local }) => local.name === name)
  if (specifier?.type !== 'ImportSpecifier') return specifier && anything
  if (!from.value.startsWith('.') || specifier.imported.type !== 'Identifier') return anything
  const target = path.resolve(path.dirname(file), from.value)
  return fs.existsSync(target) ? declaredShape(sourceOf(target), specifier.imported.name) : anything
}
