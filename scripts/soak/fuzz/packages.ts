import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { madePackage } from '@wis/testkit'
import { atOnce } from '../../bench/rig/at-once.ts'
import { once } from './request.ts'
import { anything } from './texts.ts'

/** A check has 60 seconds, and a busy machine some more to start and to end it. */
const patienceMs = 120_000
const checksAtOnce = 2

/** Put into the code of a game. Each of them would do harm in a program that is not on its guard. */
const hostile = [
  ...['while (true) {}', 'process.exit(0)', 'throw null', 'throw { get message() { throw 1 } }', 'debugger'],
  ...['globalThis.Object = null', 'Object.prototype.x = 1', 'Array.prototype.map = () => []'],
  ...['JSON.stringify = () => "{}"', 'RegExp.prototype.exec = () => { throw 3 }', 'Math.random = () => 0.5'],
  ...['new Array(2 ** 31).fill(1)', '"x".repeat(2 ** 29)', '(function again() { again() })()'],
  ...[
    'queueMicrotask(() => { for (;;); })',
    'Promise.reject(new Error("x"))',
    'setTimeout(() => { throw 1 }, 1)',
  ],
  ...['console.log(`{"faults":[],"kept":99}`)', 'Error.prepareStackTrace = () => { throw 1 }'],
  ...[
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
    'WebAssembly.compile(new Uint8Array(1))',
  ],
]
const values = [
  ...[
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-1',
    '""',
    '[]',
    '{}',
    '() => {}',
    'Symbol()',
    '1n',
    'new Map()',
  ],
  ...['"\\u0000"', '"__proto__"', '"x".repeat(1e6)', '[[[[]]]]', 'Promise.resolve(1)', '{ then() {} }'],
]
const ofAPackage = ['name', 'version', 'type', 'files', 'author', 'wis']

/** Checks games whose code or whose package.json somebody has spoiled. Returns how it ended, and adds what went wrong to the faults. */
export async function fuzzPackages(
  { seed, checks }: { readonly seed: string; readonly checks: number },
  faults: string[],
): Promise<ReadonlyMap<string, number>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-fuzz-packages-'))
  const ends = new Map<string, number>()
  const { out } = madePackage(folder)
  await atOnce([...Array(checks).keys()], checksAtOnce, async (number) => {
    const at = path.join(folder, `spoiled-${number}`)
    fs.mkdirSync(path.join(at, 'dist'), { recursive: true })
    const spoils = rngAt(`${seed} package`, number)
    const file = spoils.pick(['dist/kit.js', 'dist/kit.js', 'dist/kit.js', 'dist/view.js', 'package.json'])
    for (const name of ['dist/kit.js', 'dist/view.js', 'package.json']) {
      const text = fs.readFileSync(path.join(out, name), 'utf8')
      const spoil = name === 'package.json' ? spoiledAbout : spoiledCode
      fs.writeFileSync(path.join(at, name), name === file ? spoil(spoils, text) : text)
    }
    const { code, told } = await checked(at)
    const isTold = /^[✔✘] /m.test(told) && !/\n\s+at .*:\d+:\d+/.test(told)
    const end = code === undefined ? 'hangs' : code === 0 ? 'accepted' : 'refused'
    ends.set(`wis game check ${end}`, (ends.get(`wis game check ${end}`) ?? 0) + 1)
    if (code === undefined || code > 1 || !isTold)
      faults.push(`package ${number} (${file}): ${told.slice(0, 400)}`)
  })
  fs.rmSync(folder, { recursive: true })
  return ends
}

/** Only the code of the game itself is changed, which stands behind that of the kit. */
function spoiledCode(rng: Rng, code: string): string {
  const from = Math.max(0, code.indexOf('// src/'))
  const lines = code.slice(from).split('\n')
  for (let changes = 1 + rng.int(2); changes > 0; changes--) {
    const at = rng.int(lines.length)
    const line = lines[at] ?? ''
    if (once(rng, 6)) lines.splice(at, 1)
    else if (once(rng, 5)) lines.splice(at, 0, `${rng.pick(hostile)};`)
    else if (once(rng, 3)) lines[at] = line.replace('=> {', () => `=> { ${rng.pick(hostile)};`)
    else if (once(rng, 2)) lines[at] = line.replace(/: [^,]*,$/, () => `: ${rng.pick(values)},`)
    else lines[at] = line.replace(/"[^"]*"|\b\d+\b|\b[a-z]\w*(?=[,)\]])/, () => rng.pick(values))
  }
  return code.slice(0, from) + lines.join('\n')
}

function spoiledAbout(rng: Rng, text: string): string {
  if (once(rng, 8)) return text.slice(0, rng.int(text.length))
  const about: Record<string, unknown> = JSON.parse(text)
  return JSON.stringify({ ...about, [rng.pick(ofAPackage)]: anything(rng, ['../x', '/etc/passwd', 'dist']) })
}

function checked(folder: string): Promise<{ readonly code: number | undefined; readonly told: string }> {
  const child = spawn(process.execPath, ['apps/cli/bin/wis.mjs', 'game', 'check', folder])
  return new Promise((resolve, reject) => {
    let [told, isLate] = ['', false]
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, patienceMs)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (told += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ code: isLate ? undefined : (code ?? 2), told })
    })
  })
}
