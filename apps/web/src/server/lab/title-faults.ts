import { isReserved } from '@wis/db'
import { specFault } from '@wis/lab'
import type { SpecFault } from '@wis/lab'
import { isName, tidyName } from '@wis/protocol'

/** What is wrong with the name of a new experiment. Others may bear one that looks the same: studies are repeated. */
export function titleFaults(name: string): readonly SpecFault[] {
  if (!isName(tidyName(name))) return [specFault('name', 'not-a-title')]
  return isReserved(name) ? [specFault('name', 'name-reserved')] : []
}
