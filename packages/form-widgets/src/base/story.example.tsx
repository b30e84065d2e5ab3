import { LANGUAGES } from '@sqos/contract'
import type { Decorator } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'
import { FieldItem } from '../field/FieldItem.tsx'
import { FormWidgetsProvider } from '../provider/FormWidgetsProvider.tsx'
import type { WidgetServices } from '../services/widget-services.ts'

/** A story's field with a value that it keeps, as a form keeps it. */
export function held<Props extends object>(Field: ComponentType<Props>) {
  return function Held(args: Props) {
    const given: unknown = Reflect.get(args, 'value')
    const report: unknown = Reflect.get(args, 'onChange')
    const [kept, setKept] = useState<{ given: unknown; value: unknown }>({ given, value: given })
    if (kept.given !== given) setKept({ given, value: given })

    function change(value: unknown, ...details: unknown[]) {
      setKept({ given, value })
      if (typeof report === 'function') report(value, ...details)
    }

    return <Field {...args} value={kept.value} onChange={change} />
  }
}

/** Language of the toolbar, the story's services (`parameters.services`) and a label (`parameters.label`). */
export const inForm: Decorator = (Story, { globals, parameters }) => {
  const services: Partial<WidgetServices> | undefined = parameters['services']
  const label: unknown = parameters['label']
  return (
    <FormWidgetsProvider
      language={LANGUAGES.find((language) => language === globals['language']) ?? 'zh'}
      {...(services && { services })}
    >
      <main style={{ maxInlineSize: 480, padding: 24 }}>
        {typeof label === 'string' ? (
          <FieldItem label={label}>
            <Story />
          </FieldItem>
        ) : (
          <Story />
        )}
      </main>
    </FormWidgetsProvider>
  )
}

interface FieldDocs {
  about: string
  does: readonly string[]
  donts: readonly string[]
  /** Key → what it does. */
  keys?: Record<string, string>
}

/** The introduction of a field's stories. */
export function fieldDocs({ about, does, donts, keys = {} }: FieldDocs) {
  const rows = Object.entries(keys).map(([key, effect]) => `| ${key} | ${effect} |`)
  const table = rows.length > 0 ? ['', '| Key | Effect |', '| --- | --- |', ...rows] : []
  const list = (mark: string, lines: readonly string[]) => lines.map((line) => `- **${mark}** ${line}`)
  const component = [about, '', ...list('Do', does), ...list("Don't", donts), ...table].join('\n')
  return { docs: { description: { component } } }
}

/** Passes a value of any type, as from a database. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const asStored = (value: unknown) => value as never
