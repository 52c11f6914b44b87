import { useTranslations } from 'next-intl'
import { IntervalBar } from '../../../features/agent/interval-bar.tsx'
import { RoleMark } from '../table/role-mark.tsx'

/** By their names in globals.css. */
export const roleColours = [
  ['civilian', 'bg-civilian'],
  ['spy', 'bg-spy'],
] as const

/** The marks of the roles, each on its own ground. */
export function RoleSamples() {
  const t = useTranslations('design')
  return (
    <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
      {(['civilian', 'spy'] as const).map((role) => (
        <span
          key={role}
          className={`inline-flex items-center gap-2 px-2 ${role === 'spy' ? 'bg-spy-wash' : 'bg-civilian-wash'}`}
        >
          <RoleMark role={role} /> {t(`roles.${role}`)}
        </span>
      ))}
    </p>
  )
}

/** Rates in one role. */
export function RoleRates() {
  return (
    <>
      <IntervalBar value={0.27} low={0.12} high={0.48} hue="text-spy" />
      <IntervalBar value={0.66} low={0.6} high={0.72} hue="text-civilian" />
    </>
  )
}
