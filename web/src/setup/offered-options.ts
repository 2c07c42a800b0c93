import type { ChosenOptions, TableChoice, TableOption, Text } from '@kantyna/kernel'

/** An option as the setup page offers it: the current choice, and the choices that other options exclude. */
export interface OfferedOption {
  readonly option: TableOption
  readonly chosen: TableChoice | undefined
  /** Why there is nothing to choose; null if there is something. */
  readonly closed: Text | null
  readonly choices: readonly OfferedChoice[]
}

export interface OfferedChoice {
  readonly choice: TableChoice
  readonly closed: Text | null
}

/**
 * Keeps the current choice while it is still allowed. A choice that is excluded, or does not fit this number of seats,
 * falls back to the first allowed one; options that come first are settled first.
 */
export function offeredOptions(
  options: readonly TableOption[],
  wanted: ChosenOptions,
): readonly OfferedOption[] {
  let chosen: ChosenOptions = Object.fromEntries(
    options.flatMap((option) => {
      const usual = wantedChoice(option, wanted) ?? option.choices[0]
      return usual === undefined ? [] : [[option.id, usual.value]]
    }),
  )
  for (const option of options) {
    const { [option.id]: _, ...otherOptions } = chosen
    const { chosen: choice, closed } = offered(option, chosen, otherOptions)
    chosen =
      closed !== null || choice === undefined ? otherOptions : { ...otherOptions, [option.id]: choice.value }
  }
  return options.map((option) => {
    const { [option.id]: _, ...otherOptions } = chosen
    return offered(option, { ...wanted, ...chosen }, otherOptions)
  })
}

/** The options of a new table: excluded ones are left to the game. */
export function openOptions(options: readonly OfferedOption[]): ChosenOptions {
  return Object.fromEntries(
    options.flatMap(({ option, chosen, closed }) =>
      closed === null && chosen !== undefined ? [[option.id, chosen.value]] : [],
    ),
  )
}

/** Options of an earlier setup that cannot be used: unknown, excluded, or with an unknown choice. */
export function unusable(
  options: readonly TableOption[],
  wanted: ChosenOptions,
): readonly { readonly id: string; readonly option: TableOption | undefined }[] {
  const open = openOptions(offeredOptions(options, wanted))
  return Object.keys(wanted)
    .filter((id) => wanted[id] !== open[id])
    .map((id) => ({ id, option: options.find((option) => option.id === id) }))
}

function offered(option: TableOption, wanted: ChosenOptions, otherOptions: ChosenOptions): OfferedOption {
  const choices = option.choices.map((choice) => ({ choice, closed: choice.closed?.(otherOptions) ?? null }))
  const open = choices.filter(({ closed }) => closed === null).map(({ choice }) => choice)
  const fitting = open.find((choice) => choice === wantedChoice(option, wanted)) ?? open[0]
  const reason =
    option.closed?.(otherOptions) ?? (fitting === undefined ? (choices[0]?.closed ?? null) : null)
  return { option, chosen: fitting ?? option.choices[0], closed: reason, choices }
}

function wantedChoice({ id, choices }: TableOption, wanted: ChosenOptions): TableChoice | undefined {
  return choices.find(({ value }) => value === wanted[id])
}
