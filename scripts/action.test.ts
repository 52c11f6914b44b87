import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

/** What GitHub takes for the metadata of an action of several steps. */
const action = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  inputs: z.record(
    z.string().regex(/^[a-zA-Z_][\w-]*$/),
    z.strictObject({
      description: z.string(),
      required: z.boolean(),
      default: z.string().optional(),
    }),
  ),
  outputs: z.record(z.string(), z.strictObject({ description: z.string(), value: z.string() })),
  runs: z.strictObject({
    using: z.literal('composite'),
    steps: z.array(
      z.union([
        z.strictObject({
          uses: z.string().regex(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/),
          with: z.record(z.string(), z.union([z.string(), z.number()])),
        }),
        z.strictObject({
          id: z.string().optional(),
          if: z.string().optional(),
          shell: z.literal('bash'),
          env: z.record(z.string(), z.string()),
          run: z.string(),
        }),
      ]),
    ),
  }),
})

const root = path.resolve(import.meta.dirname, '..')
const read = action.parse(parse(fs.readFileSync(path.join(root, 'action.yml'), 'utf8')))
const scripts = read.runs.steps.flatMap((step) => ('run' in step ? [step] : []))

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-action-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

it('hands every input over, and puts none of them into a script', () => {
  const named = scripts.flatMap(({ env, if: when = '' }) => [...Object.values(env), when]).join('\n')
  for (const input of Object.keys(read.inputs)) expect(named).toContain(`inputs.${input}`)
  for (const { run } of scripts) {
    expect(run).not.toContain('${{')
    expect(spawnSync('bash', ['-n'], { input: run }).status).toBe(0)
  }
})

it('runs the gate, and leaves its table in the summary of the job', () => {
  const [step] = scripts
  const bin = path.join(folder, 'bin')
  fs.mkdirSync(bin)
  // What the repository needs is here already.
  fs.writeFileSync(path.join(bin, 'npm'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  const gate = (agent: string, more = '') =>
    spawnSync('bash', ['-c', step?.run ?? ''], {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${bin}:${process.env['PATH']}`,
        RUNNER_TEMP: folder,
        GITHUB_WORKSPACE: folder,
        GITHUB_OUTPUT: path.join(folder, 'output'),
        GITHUB_STEP_SUMMARY: path.join(folder, 'summary'),
        WIS_AGENT: agent,
        WIS_GAME: 'tic-tac-toe',
        WIS_AGAINST: 'house',
        WIS_MATCHES: '40',
        WIS_PLAYERS: '',
        WIS_ARGUMENTS: more,
        WIS_ACTION: root,
      },
    }).status
  expect(gate('house:random')).toBe(1)
  expect(gate('house:perfect')).toBe(0)
  expect(gate('house:perfect', '--better')).toBe(1)
  expect(fs.readFileSync(path.join(folder, 'output'), 'utf8')).toContain(`folder=${folder}/wis-gate`)
  const summary = fs.readFileSync(path.join(folder, 'summary'), 'utf8')
  expect(summary).toContain('house:random against house:perfect: worse')
  expect(summary).toContain('no significant difference')
  for (const name of ['gate.md', 'gate.xml', 'gate.json'])
    expect(fs.existsSync(path.join(folder, 'wis-gate', name))).toBe(true)
}, 120_000)
