#!/usr/bin/env node
// Stands in for Prisma's native schema engine: the same JSON-RPC over stdio, answered by the WebAssembly
// engine over the pg adapter. Prisma starts it as
//   schema-engine [--datamodels FILE]… --datasource '{"url":…}'                           (stdio)
//   schema-engine --datasource '{"url":…}' cli can-connect-to-database|create-database|drop-database
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import readline from 'node:readline'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { adapterFactory, administer, connection, quoteName } from './schema-engine-adapter.mjs'

const engineFolder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
const { datamodels, datasource, command, asksVersion } = readArguments(process.argv.slice(2))

if (asksVersion) {
  const { version } = JSON.parse(fs.readFileSync(path.join(engineFolder, 'package.json'), 'utf8'))
  console.log(`schema-engine-wasm ${version}`)
} else if (command) {
  process.exitCode = await runCommand(command)
} else {
  serve()
}

function readArguments(args) {
  const read = { datamodels: [], datasource: {}, command: undefined, asksVersion: false }
  for (let at = 0; at < args.length; at++) {
    const name = args[at]
    if (name === '--version' || name === '-V') read.asksVersion = true
    if (name === '--datamodels') read.datamodels.push(args[++at])
    if (name === '--datasource') read.datasource = JSON.parse(args[++at])
    if (name === 'cli') read.command = args[++at]
  }
  return read
}

function report(message, errorCode) {
  const fields = { message, ...(errorCode && { error_code: errorCode }) }
  process.stderr.write(`${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields })}\n`)
}

/** Prisma's own error codes for errors of PostgreSQL or of the socket. */
function errorCode(error) {
  if (error.code === '3D000') return 'P1003'
  if (error.code === '28P01') return 'P1000'
  return ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT'].includes(error.code) ? 'P1001' : undefined
}

async function runCommand(name) {
  const database = connection(datasource.url).database
  const statements = {
    'create-database': `CREATE DATABASE ${quoteName(database)}`,
    'drop-database': `DROP DATABASE ${quoteName(database)} WITH (FORCE)`,
  }
  try {
    if (name === 'can-connect-to-database') {
      const client = new pg.Client(connection(datasource.url))
      await client.connect()
      await client.end()
    } else if (statements[name]) {
      await administer(datasource.url, (client) => client.query(statements[name]))
    } else {
      throw new Error(`unknown command ${name}`)
    }
    return 0
  } catch (error) {
    const code = errorCode(error)
    process.stderr.write('\n')
    report(
      code === 'P1003' ? `Database \`${database}\` does not exist` : String(error.message || error.code),
      code,
    )
    return 1
  }
}

/** The engine reports its panics through this global, not through rejected promises. */
function installPanicRegistry() {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    message: '',
    get() {
      return this.message
    },
    set_message(text) {
      this.message = `RuntimeError: ${text}`
    },
  }
}

async function loadEngine(factory) {
  installPanicRegistry()
  const runtime = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const bytes = fs.readFileSync(path.join(engineFolder, 'schema_engine_bg.wasm'))
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
    './schema_engine_bg.js': runtime,
  })
  runtime.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  const files = datamodels.map((file) => [path.resolve(file), fs.readFileSync(file, 'utf8')])
  const log = (line) => process.env.DEBUG && process.stderr.write(`${line}\n`)
  const bound = bindMigrationAwareSqlAdapterFactory(factory)
  return runtime.SchemaEngine.new({ datamodels: files.length > 0 ? files : undefined }, log, bound)
}

function serve() {
  const { factory, inOneTransaction } = adapterFactory(datasource)
  let engine
  let printed = 100_000
  const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)

  const call = async (method, params) => {
    if (method === 'createDatabase') {
      const { database } = connection(datasource.url)
      await administer(datasource.url, (client) => client.query(`CREATE DATABASE ${quoteName(database)}`))
      return { databaseName: database }
    }
    engine ??= loadEngine(factory)
    if (method === 'getDatabaseVersion') return (await engine).version(params ?? undefined)
    const run = async () => (await engine)[method](params)
    // Whoever kills a start in its middle finds the database as it was, and not a migration that began and did not end.
    const answer = await (method === 'applyMigrations' ? inOneTransaction(run) : run())
    if (method !== 'diff') return answer ?? null
    const { stdout, ...rest } = answer
    if (stdout) send({ id: printed++, method: 'print', params: { content: stdout } })
    return rest
  }

  const answer = async ({ id, method, params }) => {
    try {
      send({ id, result: (await call(method, params)) ?? {} })
    } catch (error) {
      const panicked = error instanceof WebAssembly.RuntimeError
      const message = panicked ? globalThis.PRISMA_WASM_PANIC_REGISTRY.get() : String(error?.message ?? error)
      const data = {
        is_panic: panicked,
        message,
        meta: error?.meta ?? null,
        ...(error?.code && { error_code: error.code }),
      }
      send({
        id,
        error: { code: 4466, message: 'An error happened. Check the data field for details.', data },
      })
    }
  }

  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error) => {
      report(globalThis.PRISMA_WASM_PANIC_REGISTRY?.get() || error?.stack || String(error))
      process.exit(101)
    })
  }
  let queue = Promise.resolve()
  const lines = readline.createInterface({ input: process.stdin })
  lines.on('line', (line) => {
    const message = JSON.parse(line)
    if (message.method) queue = queue.then(() => answer(message))
  })
  lines.on('close', () => void queue.then(() => process.exit(0)))
}
