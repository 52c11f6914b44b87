// Connects the schema engine to PostgreSQL: the pg adapter, with fixes that migrations need.
import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'

const charOid = 18
const bpcharOid = 1042

/**
 * Discrete settings, never a connection string. With a string, pg would ignore the database named beside it, and the
 * shadow database would be the real one.
 */
export function connection(url, database) {
  const parsed = new URL(url)
  const mode = parsed.searchParams.get('sslmode') ?? ''
  return {
    host: parsed.searchParams.get('host') ?? decodeURIComponent(parsed.hostname),
    port: parsed.port ? Number(parsed.port) : 5432,
    user: decodeURIComponent(parsed.username || 'postgres'),
    password: parsed.password ? decodeURIComponent(parsed.password) : undefined,
    database: database ?? decodeURIComponent(parsed.pathname.slice(1) || 'postgres'),
    ssl: /require|verify/.test(mode) ? { rejectUnauthorized: mode.includes('verify') } : undefined,
    connectionTimeoutMillis: 10_000,
    max: 1,
  }
}

export const quoteName = (name) => `"${name.replaceAll('"', '""')}"`

/** Runs `work` on the server's database that always exists. */
export async function administer(url, work) {
  let refusal
  for (const database of ['postgres', 'template1']) {
    const client = new pg.Client(connection(url, database))
    try {
      await client.connect()
    } catch (error) {
      refusal = error
      continue
    }
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
  throw refusal
}

/** The catalogs use the one-byte type "char", which the adapter refuses. It is read as character. */
function acceptCatalogChars(adapter) {
  const performIO = adapter.performIO.bind(adapter)
  const queryRaw = adapter.queryRaw.bind(adapter)
  let columns = []
  adapter.performIO = async (query) => {
    const result = await performIO(query)
    columns = []
    result.fields?.forEach((field, at) => {
      if (field.dataTypeID !== charOid) return
      columns.push(at)
      field.dataTypeID = bpcharOid
    })
    return result
  }
  // The engine awaits every call, so `columns` belongs to this query.
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query)
    for (const at of columns) result.columnTypes[at] = ColumnTypeEnum.Character
    return result
  }
  return adapter
}

/**
 * A script is one query, as it is for Prisma's own engine: all of it or nothing. The adapter would run it statement by
 * statement. Within a transaction a script that fails is taken back, so that the engine can still note why.
 */
function runScriptsWhole(adapter, isInTransaction) {
  const query = (sql) => adapter.client.query(sql).catch((error) => adapter.onError(error))
  adapter.executeScript = async (script) => {
    if (!isInTransaction()) return void (await query(script))
    await query('SAVEPOINT script')
    try {
      await query(script)
    } catch (error) {
      await query('ROLLBACK TO SAVEPOINT script')
      throw error
    }
    await query('RELEASE SAVEPOINT script')
  }
  return adapter
}

const schemaOf = (url) => new URL(url).searchParams.get('schema') ?? undefined

/** The factory of the engine, and `inOneTransaction`: what its work does to the database is done as a whole or not at all. */
export function adapterFactory({ url = 'postgresql://localhost/none', shadowDatabaseUrl }) {
  const factory = new PrismaPg(connection(url), { schema: schemaOf(url) })
  const connect = factory.connect.bind(factory)
  let adapter
  let held
  let isInTransaction = false

  // The engine connects when it has its first work. A pool ends a connection whose query fails, so one is taken out of it.
  const begin = async () => {
    if (!adapter) return
    held = { pool: adapter.client, client: await adapter.client.connect() }
    adapter.client = held.client
    await held.client.query('BEGIN')
  }
  const end = async (sql) => {
    if (!held) return
    const { pool, client } = held
    held = undefined
    adapter.client = pool
    await client.query(sql).finally(() => client.release())
  }

  factory.connect = async () => {
    adapter = runScriptsWhole(acceptCatalogChars(await connect()), () => isInTransaction)
    if (isInTransaction) await begin()
    return adapter
  }
  factory.connectToShadowDb = () => (shadowDatabaseUrl ? borrowShadow(shadowDatabaseUrl) : createShadow(url))
  const inOneTransaction = async (work) => {
    isInTransaction = true
    try {
      await begin()
      const result = await work()
      await end('COMMIT')
      return result
    } catch (error) {
      await end('ROLLBACK').catch(() => undefined)
      throw error
    } finally {
      isInTransaction = false
    }
  }
  return { factory, inOneTransaction }
}

/** Migrations run there as they do in the real database. */
const shadowOf = async (factory) => runScriptsWhole(acceptCatalogChars(await factory.connect()), () => false)

async function borrowShadow(url) {
  return shadowOf(new PrismaPg(connection(url), { schema: schemaOf(url) }))
}

async function createShadow(url) {
  const name = `prisma_migrate_shadow_db_${randomUUID()}`
  await administer(url, (client) => client.query(`CREATE DATABASE ${quoteName(name)}`))
  const adapter = await shadowOf(new PrismaPg(connection(url, name)))
  const dispose = adapter.dispose.bind(adapter)
  adapter.dispose = async () => {
    await dispose()
    await administer(url, (client) => client.query(`DROP DATABASE IF EXISTS ${quoteName(name)} WITH (FORCE)`))
  }
  return adapter
}
