import { asList, type FormModel, type JsonRecord, type OptionSource } from '@sqos/form-model'
import type { FieldMode } from '@sqos/form-widgets'
import type { FormQrTarget } from '@sqos/form-widgets/qrcode'
import { Alert } from '@arco-design/web-react'
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
import { FormContext, type FormContextValue, type Widgets } from './form-context.ts'
import { type SubmitOutcome, submitForm } from './submit.ts'

/** What a host may do with an open form. */
export interface DocumentFormHandle {
  /** Checks, asks the scripts, saves. The answer tells how it went; what is wrong is shown, with the focus on it. */
  submit: () => Promise<SubmitOutcome>
  /** Goes to the first field, unless somebody works in one already: a dialog is ready a while after it can be typed into. */
  focus: () => void
  /** Something was typed, or is still on its way. */
  isDirty: () => boolean
  /** The form is thrown away: what is on its way for it ends. */
  abandon: () => void
  /** Shows what a server has refused, by field: `{ F_Name: '已存在' }`. */
  showProblems: (fields: Readonly<Record<string, string>>) => void
}

export interface DocumentFormProps {
  /** Of `readForm`. Another model is the form designed anew: what was typed stays, as far as there are fields for it. */
  model: FormModel
  /** The stored record; nothing for a new one. Another object begins anew. */
  stored?: JsonRecord | undefined
  /** The record as people read it (contract of the platform, 7.6), with the mode `detail`, in place of `stored`. */
  display?: JsonRecord | undefined
  /** Default `edit`. */
  mode?: FieldMode | undefined
  /** Codes of the fields that the person may see; nothing when the form does not use form permission. */
  formCodes?: ReadonlySet<string> | undefined
  /**
   * Saves what is stored: model name → value. When it rejects, the form stays as it is, and fields that the server has named
   * (`{ fields: { F_Name: '已存在' } }`) show it.
   */
  onSave?: ((data: JsonRecord) => Promise<unknown>) | undefined
  /** Runs the scripts of the document; without it they do not run, and the form says so. */
  runner?: ScriptRunner | undefined
  /** How scripts ask the server. */
  request?: ScriptRequest | undefined
  /** Components by kind, beside those of this package. */
  widgets?: Widgets | undefined
  /** For which side the form is drawn: fields may be meant for one of them. Default `pc`. */
  side?: 'pc' | 'app' | undefined
  /** What QR codes of the form's own address say. */
  qrTarget?: FormQrTarget | undefined
  openRecord?: FormContextValue['openRecord']
  ref?: Ref<DocumentFormHandle> | undefined
}

const NO_WIDGETS: Widgets = {}
const NO_TARGET: FormQrTarget = {}

/** A form document as a working form. Buttons stand outside: `ref.current.submit()`. */
export function DocumentForm(props: DocumentFormProps) {
  const { model, mode = 'edit', runner, request, onSave, ref } = props
  const { widgets = NO_WIDGETS, qrTarget = NO_TARGET, openRecord } = props
  const { t } = useText(NAMESPACE)
  const { store, isRedesigned } = useStore(props)
  const services = useWidgetServices()
  const failureText = useFailureText()
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
      qrTarget,
      emit: (event) => void scripts?.event(event),
      ask: async (event) => (await scripts?.ask(event)) ?? true,
      handles: new Map(),
      tables: new Map(),
      panes: new Map(),
      openRecord,
    }),
    [mode, model, widgets, qrTarget, scripts, openRecord],
  )

  const root = useRef<HTMLDivElement>(null)
  useUnsavedInput(() => mode === 'edit' && store.isDirty())
  useEffect(() => () => store.close(), [store])
  useEffect(
    function load() {
      const begin = async () => {
        await scripts?.form('onLoad')
        store.retype()
      }
      void begin()
      return () => scripts?.close()
    },
    [scripts, store],
  )
  useImperativeHandle(
    ref,
    () => ({
      async submit() {
        const describe = (theirs: string) =>
          theirs === '' ? t('changed.disputedOther') : t('changed.disputed', { value: theirs })
        const outcome = await submitForm({ store, scripts, context, onSave, describe })
        setTaken(outcome.status === 'failed' ? outcome.taken.map(({ label, name }) => label || name) : [])
        // What is said about it stands above the fields.
        if (outcome.status === 'stopped' || outcome.status === 'failed')
          root.current?.scrollIntoView({ block: 'start' })
        return outcome
      },
      focus() {
        if (!root.current?.contains(document.activeElement)) [...context.handles.values()][0]?.focus()
      },
      isDirty: () => store.isDirty() || [...context.handles.values()].some((handle) => handle.hold?.()),
      abandon: () => context.handles.forEach((handle) => handle.abandon?.()),
      showProblems: (fields) =>
        store.showFaults(
          Object.entries(fields).map(([path, message]) => ({ path, message, code: 'pattern', params: {} })),
        ),
    }),
    [store, scripts, context, onSave, t],
  )

  return (
    <StoreContext value={store}>
      <FormContext value={context}>
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
          <ItemList items={model.items} />
        </div>
      </FormContext>
    </StoreContext>
  )
}

/** The values of the form. A form that is designed anew, or shows other fields to the same person, keeps what was typed. */
function useStore({ model, stored, display, formCodes, side }: DocumentFormProps) {
  const given = { model, stored, display, formCodes, side }
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

/** What is said of a script that failed. A form that may not be submitted is no failure. */
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

/** What scripts ask of options that do not stand in the document. */
const optionsFrom =
  (services: Partial<WidgetServices>) =>
  async (source: OptionSource): Promise<readonly unknown[]> => {
    const { signal } = new AbortController()
    if (source.type === 'dictionary') return (await services.dictionary?.(source.dictionary, { signal })) ?? []
    if (source.type === 'interface') return asList(await services.dynamicOptions?.(source.dataInterface, { signal }))
    return source.options
  }

type Given = Pick<DocumentFormProps, 'model' | 'stored' | 'display' | 'formCodes' | 'side'>

const isSameForm = (left: Given, right: Given) =>
  left.model === right.model &&
  left.stored === right.stored &&
  left.display === right.display &&
  left.formCodes === right.formCodes &&
  left.side === right.side

/** Says that the design has changed while somebody filled the form in, and hands out what has no field any more. */
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
