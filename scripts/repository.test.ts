import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { currentNode } from './suites/current-node.ts'

const read = (file: string) => fs.readFileSync(file, 'utf8')

it('the licence is the whole text of Apache-2.0, as the package says', () => {
  const { license } = z.object({ license: z.string() }).parse(JSON.parse(read('package.json')))
  expect(license).toBe('Apache-2.0')
  // Of the text that the Apache Software Foundation publishes, with its appendix.
  expect(createHash('sha256').update(read('LICENSE')).digest('hex')).toMatch(/^cfc7749b96f63bd3/)
})

it('editors are told what the formatter does', () => {
  const formatter = z
    .object({ printWidth: z.int(), tabWidth: z.int().default(2), useTabs: z.literal(false).default(false) })
    .parse(JSON.parse(read('.oxfmtrc.json')))
  const told = new Map(
    [...read('.editorconfig').matchAll(/^(\w+) = (.+)$/gm)].toReversed().map(([, key, to]) => [key, to]),
  )
  expect(told.get('max_line_length')).toBe(String(formatter.printWidth))
  expect(told.get('indent_size')).toBe(String(formatter.tabWidth))
  expect([told.get('indent_style'), told.get('end_of_line')]).toEqual(['space', 'lf'])
})

describe('the place to work in', () => {
  it('has the Node that everything is tested on', () => {
    expect(read('.nvmrc')).toBe(`${currentNode}\n`)
  })

  it('is built on the base of the images', () => {
    const base = (file: string) => /^FROM (\S+)/m.exec(read(file))?.[1]
    expect(base('.devcontainer/Dockerfile')).toBe(base('Dockerfile'))
  })

  it('shows the ports of the settings', () => {
    const { forwardPorts } = z
      .object({ forwardPorts: z.array(z.int()) })
      .parse(JSON.parse(read('.devcontainer/devcontainer.json')))
    const ports = [...read('.env.example').matchAll(/^(?:RUNNER_)?PORT=(\d+)$/gm)].map(([, port]) =>
      Number(port),
    )
    expect(forwardPorts).toEqual(ports)
  })
})

const form = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  labels: z.array(z.string()),
  body: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string() }) }),
      z.strictObject({
        type: z.enum(['input', 'textarea', 'dropdown', 'checkboxes']),
        id: z.string().regex(/^[a-z]+$/),
        attributes: z.looseObject({ label: z.string(), options: z.array(z.unknown()).optional() }),
        validations: z.strictObject({ required: z.boolean() }).optional(),
      }),
    ]),
  ),
})

describe('forms for issues', () => {
  const folder = '.github/ISSUE_TEMPLATE'

  it.each(fs.readdirSync(folder).filter((name) => name !== 'config.yml'))('%s is a form', (name) => {
    const { body } = form.parse(parse(read(`${folder}/${name}`)))
    const ids = body.flatMap((part) => (part.type === 'markdown' ? [] : [part.id]))
    expect(new Set(ids).size).toBe(ids.length)
    for (const part of body)
      if (part.type === 'dropdown' || part.type === 'checkboxes')
        expect(part.attributes.options?.length).toBeGreaterThan(0)
  })

  it('are all there is', () => {
    expect(parse(read(`${folder}/config.yml`))).toEqual({ blank_issues_enabled: false })
  })
})
