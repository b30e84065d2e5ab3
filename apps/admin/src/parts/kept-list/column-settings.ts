import type { ColumnSetting } from '@sqos/api-client/list-setting'
import type { ColumnLayout } from '@sqos/ui-kit/table'

/** The properties of a column that settings need. */
export interface NamedColumn {
  id: string
  header: string
}

/** The layout in the format of the server: all columns in order; empty when nothing was changed. */
export function settingsOf(layout: ColumnLayout, columns: readonly NamedColumn[]): ColumnSetting[] {
  if (Object.keys(layout).length === 0) return []
  const ids = columns.map(({ id }) => id)
  // The order of unmoved columns follows the definition, which only the table has.
  const order = layout.order ?? ids
  return [...order, ...ids.filter((id) => !order.includes(id))].map((id) => {
    const [width, pin] = [layout.widths?.[id], layout.pins?.[id]]
    return {
      label: columns.find((column) => column.id === id)?.header ?? id,
      prop: id,
      visible: layout.visible?.[id] ?? true,
      ...(width !== undefined && { width }),
      ...(pin !== undefined && { pin }),
    }
  })
}

/** Converts settings of the server to a layout. */
export function layoutOf(settings: readonly ColumnSetting[]): ColumnLayout {
  if (settings.length === 0) return {}
  const of = <Value>(read: (setting: ColumnSetting) => Value | undefined): Record<string, Value> =>
    Object.fromEntries(
      settings.flatMap((setting) => {
        const value = read(setting)
        return value === undefined ? [] : [[setting.prop, value]]
      }),
    )
  return {
    order: settings.map(({ prop }) => prop),
    visible: of(({ visible }) => (visible ? undefined : false)),
    widths: of(({ width }) => width),
    pins: of(({ pin }) => pin),
  }
}
