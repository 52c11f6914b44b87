export interface CheckFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly value?: string
  readonly isChecked: boolean
}

export function CheckField({ name, label, hint, value = 'on', isChecked }: CheckFieldProps) {
  return (
    <label className="flex items-baseline gap-3 py-1 text-sm">
      <input type="checkbox" name={name} value={value} defaultChecked={isChecked} />
      <span>
        {label}
        {hint !== undefined && <span className="block text-xs text-soft">{hint}</span>}
      </span>
    </label>
  )
}
