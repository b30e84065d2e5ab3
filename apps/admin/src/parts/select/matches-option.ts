import { type ReactElement, isValidElement } from 'react'

/** Whether an option of a `Select` is found by a part of its text. */
export const matchesOption = (typed: string, option: ReactElement): boolean =>
  isValidElement<{ children?: unknown }>(option) &&
  String(option.props.children).toLowerCase().includes(typed.trim().toLowerCase())
