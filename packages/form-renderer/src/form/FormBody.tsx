import { refAsProp } from '@sqos/hooks'
import {
  asList,
  type FormItem,
  type FormModel,
  type JsonRecord,
  type OptionSource,
  type FieldRights,
} from '@sqos/form-model'
import type { FieldMode } from '@sqos/form-widgets'
import type { FormQrTarget } from '@sqos/form-widgets/qrcode'
import { Alert } from '@arco-design/web-react'
import { useLookups } from './use-lookups.ts'
import { useText } from '@sqos/i18n/react'
import { useWidgetServices, type WidgetServices } from '@sqos/form-widgets/services'
import { useUnsavedInput } from '@sqos/ui-kit'
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { CloseMark } from '../items/CloseMark.tsx'
import { ItemList } from '../items/ItemList.tsx'
import { NAMESPACE } from '../locales.ts'
import { FormScripts, hasScripts } from '../scripts/form-scripts.ts'
import type { ScriptFailure, ScriptRequest, ScriptRunner } from '../scripts/script-runner.ts'
import { useProblemText } from '../scripts/use-problem-text.ts'
import { FormStore, type LostInput } from '../store/form-store.ts'
import { StoreContext } from '../store/use-field-state.ts'
import styles from './DocumentForm.module.css'
import { useCurrentUser } from './current-user.ts'
import { FaultTextContext, useFaultText } from './fault-text.ts'
import { FormContext, type FormContextValue, type Widgets } from './form-context.ts'
import type { FormParts } from '../parts/form-parts.ts'
import type { RecordChange } from './record-changed.ts'
import { findFaults, mergeChange, type SubmitOutcome, submitForm } from './submit.ts'

/** Methods of an open form. */
export interface DocumentFormHandle {
  /** Checks the values, runs the scripts and saves. Shows faults, focuses the first one and returns the result. */
  submit: () => Promise<SubmitOutcome>
  /** Checks the values without saving and shows faults; undefined when there are some, otherwise the stored values. */
  check: () => Promise<JsonRecord | undefined>
  /** The stored values, unchecked: model name → value. */
  values: () => JsonRecord
  /** Marks the values as saved, for a save without `submit`. */
  settle: () => void
  /**
   * Focuses the first field that users fill in, unless a field has the focus: a dialog accepts input before its opening animation ends.
   */
  focus: () => void
  /** Whether values were changed or uploads are running. */
  isDirty: () => boolean
  /** Discards the form and cancels its uploads. */
  abandon: () => void
  /** Shows faults of the server by field: `{ F_Name: '已存在' }`. */
  showProblems: (fields: Readonly<Record<string, string>>) => void
  /**
   * Takes the values that another user has saved meanwhile, except those of fields that were changed here: they show the other value
   * as a fault.
   */
  merge: (change: RecordChange) => void
}

export interface DocumentFormProps {
  /** The result of `readForm`. A new model keeps typed values whose fields still exist. */
  model: FormModel
  /** The stored record; undefined for a new one. A new object resets the form. */
  stored?: JsonRecord | undefined
  /** First values of a new record beside those of the design, as stored: model name → value. */
  prefill?: JsonRecord | undefined
  /** The record as texts, for the mode `detail`. With `stored` too, the rules of the form hide fields. */
  display?: JsonRecord | undefined
  /** Default `edit`. */
  mode?: FieldMode | undefined
  /** Codes of the fields that the user may see; undefined if the form does not use form permission. */
  formCodes?: ReadonlySet<string> | undefined
  /** Fields that the user may only read, or has to fill in, by code. Wrap it in `useMemo`. */
  formRights?: FieldRights | undefined
  /**
   * Saves stored values: model name → value. If it rejects, the form keeps its values and shows the faults of the error
   * (`{ fields: { F_Name: '已存在' } }`).
   */
  onSave?: ((data: JsonRecord) => Promise<unknown>) | undefined
  /** Runs the scripts of the document. Without it they do not run, and the form shows a message. */
  runner?: ScriptRunner | undefined
  /** Sends the requests of scripts. */
  request?: ScriptRequest | undefined
  /** Additional widgets by kind. */
  widgets?: Widgets | undefined
  /** The client; fields can be limited to one. Default `pc`. */
  side?: 'pc' | 'app' | undefined
  /** The record that QR codes of the form open. */
  qrTarget?: FormQrTarget | undefined
  openRecord?: FormContextValue['openRecord']
  ref?: Ref<DocumentFormHandle> | undefined
}

const NO_WIDGETS: Widgets = {}
const NO_TARGET: FormQrTarget = {}

interface FormBodyProps extends DocumentFormProps {
  /** What draws the components of the model. */
  parts: FormParts
}

/** A form document as a working form, drawn by the given parts. */
export const FormBody = refAsProp(function FormBody(props: FormBodyProps) {
  const { model, mode = 'edit', runner, request, onSave, parts, ref } = props
  const { widgets = NO_WIDGETS, qrTarget = NO_TARGET, openRecord } = props
  const { t } = useText(NAMESPACE)
  const { store, isRedesigned } = useStore(props)
  const services = useWidgetServices()
  const failureText = useFailureText()
  const faultText = useFaultText()
  const [taken, setTaken] = useState<readonly string[]>([])
  const [failures, setFailures] = useState<readonly ScriptFailure[]>([])
  const scripts = useMemo(
    () =>
      runner && mode === 'edit'
        ? new FormScripts({
            store,
            runner,
            request,
            loadOptions: optionsFrom(services),
            onFailure: (failure) => setFailures((known) => [...known.filter((one) => !isSame(one, failure)), failure]),
          })
        : undefined,
    [store, runner, request, services, mode],
  )
  const isSilent = useMemo(() => !runner && mode === 'edit' && hasScripts(store), [runner, mode, store])
  const context = useMemo<FormContextValue>(
    () => ({
      mode,
      size: model.settings.size,
      widgets,
      parts,
      qrTarget,
      emit: (event) => void scripts?.event(event),
      ask: async (event) => (await scripts?.ask(event)) ?? true,
      handles: new Map(),
      tables: new Map(),
      panes: new Map(),
      openRecord,
    }),
    [mode, model, widgets, parts, qrTarget, scripts, openRecord],
  )

  const root = useRef<HTMLDivElement>(null)
  useLookups(store)
  useUnsavedInput(() => mode === 'edit' && store.isDirty())
  useEffect(() => () => store.close(), [store])
  useEffect(
    function load() {
      const begin = async () => {
        await scripts?.form('onLoad')
        store.restoreTyped()
      }
      void begin()
      return () => scripts?.close()
    },
    [scripts, store],
  )
  useImperativeHandle(ref, () => {
    const describe = (theirs: string) =>
      theirs === '' ? t('changed.disputedOther') : t('changed.disputed', { value: theirs })
    return {
      async submit() {
        const outcome = await submitForm({ store, scripts, context, onSave, describe })
        setTaken(outcome.status === 'failed' ? namesOf(outcome.taken) : [])
        // Messages about the form are above the fields.
        if (outcome.status === 'stopped' || outcome.status === 'failed')
          root.current?.scrollIntoView({ block: 'start' })
        return outcome
      },
      async check() {
        const refusal = await findFaults({ store, scripts, context })
        if (refusal?.status === 'stopped') root.current?.scrollIntoView({ block: 'start' })
        return refusal ? undefined : store.stored()
      },
      values: () => store.stored(),
      settle: () => store.settle(),
      focus() {
        if (root.current?.contains(document.activeElement)) return
        const automatic = new Set(model.fields.filter(isAutomatic).map(({ key }) => key))
        const [first] = [...context.handles].find(([key]) => !automatic.has(key)) ?? []
        if (first !== undefined) context.handles.get(first)?.focus()
      },
      isDirty: () => store.isDirty() || [...context.handles.values()].some((handle) => handle.hold?.()),
      abandon: () => context.handles.forEach((handle) => handle.abandon?.()),
      showProblems: (fields) =>
        store.showFaults(
          Object.entries(fields).map(([path, message]) => ({ path, message, code: 'pattern', params: {} })),
        ),
      merge(change) {
        const { taken: theirs, disputed } = mergeChange(change, { store, describe })
        setTaken(namesOf(theirs))
        store.showFaults(disputed)
        root.current?.scrollIntoView({ block: 'start' })
      },
    }
  }, [store, scripts, context, onSave, t, model])

  return (
    <StoreContext.Provider value={store}>
      <FormContext.Provider value={context}>
        <div ref={root} className={styles['form']} data-style={model.settings.isDocumentStyle ? 'document' : undefined}>
          {isRedesigned && <Redesigned lost={store.lost} />}
          {taken.length > 0 && (
            <Alert
              className={styles['notice'] ?? ''}
              type="info"
              content={t('changed.taken', { fields: taken.join(t('redesigned.comma')) })}
            />
          )}
          {isSilent && <Alert className={styles['notice'] ?? ''} type="info" content={t('scripts.notRun')} />}
          {failures.map((failure) => (
            <Alert
              key={`${failure.place.join('/')} ${failure.script}`}
              className={styles['notice'] ?? ''}
              type="warning"
              closable
              closeElement={<CloseMark />}
              content={failureText(failure)}
            />
          ))}
          <FaultTextContext.Provider value={faultText}>
            <ItemList items={model.items} />
          </FaultTextContext.Provider>
        </div>
      </FormContext.Provider>
    </StoreContext.Provider>
  )
})

/** Whether the system fills in a field: a number, the author, a time. */
const isAutomatic = ({ kind }: FormItem): boolean => kind.role === 'system'

const namesOf = (items: readonly FormItem[]) => items.map(({ label, name }) => label || name)

/** Creates the store of the form. A new model or new permissions keep typed values. */
function useStore({ model, stored, prefill, display, formCodes, formRights, side }: DocumentFormProps) {
  const given = { model, stored, prefill, display, formCodes, formRights, side }
  const user = useCurrentUser()
  const [held, setHeld] = useState(() => ({
    given,
    store: new FormStore(model, { ...given, user }),
    isRedesigned: false,
  }))
  if (isSameForm(held.given, given)) return held
  const isSameRecord = held.given.stored === stored && held.given.display === display
  const before = isSameRecord && !display ? held.store : undefined
  const next = {
    given,
    store: new FormStore(model, { ...given, user, before }),
    isRedesigned: before !== undefined && (held.isRedesigned || held.given.model !== model),
  }
  setHeld(next)
  return next
}

/** Reports failed scripts. A refused submit is not a failure. */
function useFailureText(): (failure: ScriptFailure) => string {
  const { t } = useText(NAMESPACE)
  const textOf = useProblemText()
  return (failure) => {
    const { place, script, kind, message } = failure
    if (script === 'beforeSubmit' && kind === 'rejected')
      return message === '' ? t('scripts.refused') : t('scripts.refusedFor', { message })
    if (script === 'before-upload' && kind === 'rejected')
      return message === '' ? t('scripts.uploadRefused') : t('scripts.uploadRefusedFor', { message })
    return t('scripts.failed', { place: [...place, script].join(' › '), message: textOf(failure) })
  }
}

/** Loads options for scripts that are not in the document. */
const optionsFrom =
  (services: Partial<WidgetServices>) =>
  async (source: OptionSource): Promise<readonly unknown[]> => {
    const { signal } = new AbortController()
    if (source.type === 'dictionary') return (await services.dictionary?.(source.dictionary, { signal })) ?? []
    if (source.type === 'interface') return asList(await services.dynamicOptions?.(source.dataInterface, { signal }))
    return source.options
  }

type Given = Pick<DocumentFormProps, 'model' | 'stored' | 'prefill' | 'display' | 'formCodes' | 'formRights' | 'side'>

const isSameForm = (left: Given, right: Given) =>
  left.model === right.model &&
  left.stored === right.stored &&
  left.prefill === right.prefill &&
  left.display === right.display &&
  left.formCodes === right.formCodes &&
  left.formRights === right.formRights &&
  left.side === right.side

/** A message that the design has changed, with the typed values of removed fields. */
function Redesigned({ lost }: { lost: readonly LostInput[] }) {
  const { t } = useText(NAMESPACE)
  const text = lost
    .map(({ label, text: typed }) => t('redesigned.field', { label, text: typed }))
    .join(t('redesigned.comma'))
  return (
    <Alert
      className={styles['notice'] ?? ''}
      type="warning"
      title={t('redesigned.title')}
      content={lost.length > 0 ? t('redesigned.lost', { fields: text }) : t('redesigned.kept')}
    />
  )
}

const isSame = (left: ScriptFailure, right: ScriptFailure) =>
  left.script === right.script && left.place.join('/') === right.place.join('/')
