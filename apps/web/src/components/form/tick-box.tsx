interface TickBoxProps {
  readonly name: string
  readonly label: string
  readonly isChecked: boolean
}

export function TickBox({ name, label, isChecked }: TickBoxProps) {
  return (
    <label className="flex items-baseline gap-2 text-sm">
      <input
        type="checkbox"
        name={name}
        defaultChecked={isChecked}
        className="size-4 shrink-0 translate-y-0.5 accent-brass"
      />
      {label}
    </label>
  )
}
