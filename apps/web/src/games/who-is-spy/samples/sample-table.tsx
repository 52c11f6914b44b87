'use client'

import type { AgentRef } from '@wis/protocol'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import type { SpyTableScene } from '../player/spy-table-scene.ts'
import { RoleMark } from '../table/role-mark.tsx'
import { TableView } from '../table/table-view.tsx'

const parts = { Avatar, RoleMark }

/** One moment of a table, with everything revealed. */
export function SampleTable({ scene, agents }: { scene: SpyTableScene; agents: readonly AgentRef[] }) {
  return <TableView scene={scene} agents={agents} level="everything" parts={parts} />
}
