import type { DeclaredMakeUp } from '@wis/protocol'
import type pg from 'pg'

/** Stores what an owner declares of an agent's newest version. What is left out stays as it was. */
export async function declareMakeUp(
  client: pg.ClientBase | pg.Pool,
  agentId: string,
  { model, harness, billions, openWeights }: DeclaredMakeUp,
): Promise<void> {
  const fields = { model, harness, billions, open: openWeights }
  const said = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  if (said.length === 0) return
  await client.query(
    `update agent_versions set ${said.map(([name], index) => `declared_${name} = $${index + 2}`).join(', ')}
     where id = (select id from agent_versions where agent_id = $1 order by number desc limit 1)`,
    [agentId, ...said.map(([, value]) => value)],
  )
}

/** A new version is what the version before it was declared to be, or the one that it repeats. */
export async function carryOnMakeUp(
  client: pg.ClientBase,
  versionId: string,
  repeats: number | undefined,
): Promise<void> {
  await client.query(
    `update agent_versions v
     set declared_model = old.declared_model, declared_harness = old.declared_harness,
         declared_billions = old.declared_billions, declared_open = old.declared_open
     from agent_versions old
     where v.id = $1 and old.agent_id = v.agent_id and old.number = coalesce($2, v.number - 1)`,
    [versionId, repeats ?? null],
  )
}
