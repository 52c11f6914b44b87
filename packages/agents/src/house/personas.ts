import type { Persona } from './persona.ts'
import { blurt } from './personas/blurt.ts'
import { contrarian } from './personas/contrarian.ts'
import { diplomat } from './personas/diplomat.ts'
import { dozer } from './personas/dozer.ts'
import { echo } from './personas/echo.ts'
import { fox } from './personas/fox.ts'
import { gambler } from './personas/gambler.ts'
import { granny } from './personas/granny.ts'
import { inspector } from './personas/inspector.ts'
import { telegraph } from './personas/telegraph.ts'

/** From the weakest to the strongest. */
export const personas: readonly Persona[] = [
  dozer,
  blurt,
  echo,
  gambler,
  granny,
  contrarian,
  telegraph,
  diplomat,
  inspector,
  fox,
]
