import { ConfigProvider } from '@arco-design/web-react'
import type { Language } from '@sqos/contract'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useLoaded } from '../base/use-loaded.ts'
import { FieldItem } from '../field/index.ts'
import { FormWidgetsProvider } from '../provider/index.ts'
import type { WidgetServices } from '../services/index.ts'
import { useWidgetText } from '../texts/text-context.ts'
import type { AnyField } from './define-element.ts'
import { ELEMENTS } from './elements.generated.ts'

/** Props of the field inside of an element. */
export interface ElementFieldProps {
  kind: string
  label: string
  help: string | undefined
  problem: string | undefined
  language: Language
  services: Partial<WidgetServices>
  /** The container of popups, and the target of clicks outside of them. */
  shadow: ShadowRoot
  /** Props of the field: value, onChange and the props of its kind. */
  field: Readonly<Record<string, unknown>> & { required: boolean }
  /** Receives the text for a missing value in the current language. */
  onTexts: (missing: string) => void
}

/** For an unknown kind. */
const loadNothing = () => Promise.resolve({})

/** A field with its label and providers, rendered into the shadow root of an element. */
export function ElementField(props: ElementFieldProps) {
  const { shadow } = props
  const layer = useRef<HTMLDivElement>(null)
  const config = useMemo(
    () => ({
      getPopupContainer: () => layer.current ?? document.body,
      componentConfig: { Trigger: { getDocument: () => shadow } },
    }),
    [shadow],
  )
  return (
    <div className="sqos-inside">
      {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Arco's types know a document only; it adds a listener, which a shadow takes as well */}
      <ConfigProvider {...(config as object)}>
        <FormWidgetsProvider language={props.language} services={props.services}>
          <Labelled {...props} />
        </FormWidgetsProvider>
      </ConfigProvider>
      <div ref={layer} />
    </div>
  )
}

function Labelled({ kind, label, help, problem, field, onTexts }: ElementFieldProps) {
  const { t } = useWidgetText()
  const missing = t('element.required')
  useEffect(() => onTexts(missing), [onTexts, missing])
  const { part, hasFailed, retry } = useLoaded<{ Field?: AnyField }>(ELEMENTS[kind]?.load ?? loadNothing)
  const Field = part?.Field
  const drawn = draw()
  if (!label) return drawn
  return (
    <FieldItem label={label} required={field.required} help={help} problem={problem}>
      {drawn}
    </FieldItem>
  )

  function draw(): ReactNode {
    if (!Object.hasOwn(ELEMENTS, kind)) return <output>{t('element.unknownKind', { kind })}</output>
    if (hasFailed) {
      return (
        <button type="button" onClick={retry}>
          {t('problem.loadFailed')} {t('retry')}
        </button>
      )
    }
    return Field && <Field {...field} {...(!label && problem && { problem })} />
  }
}
