import { readOnce } from '@sqos/api-client'
import {
  type SystemConfig,
  type SystemConfigBody,
  systemConfigApi,
  useGetSystemConfigQuery,
  useSaveSystemConfigMutation,
} from '@sqos/api-client/system-config'
import { useText } from '@sqos/i18n/react'
import { loadCurrentUser } from '@sqos/session'
import { showToast } from '@sqos/ui-kit'
import { fieldErrorsOf } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useLeaveGuard } from '../../../app/expiry/use-leave-guard.ts'
import { useAppDispatch } from '../../../app/store.ts'
import { saveOver } from '../../../parts/record-form/save-over.ts'
import { NAMESPACE } from './catalogue.ts'

/** The editable settings, without runtime information. */
export type Settings = Omit<
  SystemConfig,
  | 'lastModifyTime'
  | 'callerAddress'
  | 'hasEmailPassword'
  | 'hasEmailReturnPassword'
  | 'hasMessageWebhookSecret'
  | 'hasSecretKey'
  | 'machineTimeZone'
>

/** Values of controls: text or number; undefined while a number is empty. */
export type Values = Partial<Record<keyof Settings, string | number | undefined>>

/** The stored settings, their unsaved changes, and the save. */
export function useSettingsForm() {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const query = useGetSystemConfigQuery()
  const [save, { isLoading: saving }] = useSaveSystemConfigMutation()
  const [draft, setDraft] = useState<Values>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  // The settings at the first change: later changes of another administrator must not be overwritten.
  const [base, setBase] = useState<SystemConfig>()
  const stored = base ?? query.data
  const changed = stored ? changesOf(stored, draft) : {}
  const isChanged = Object.keys(changed).length > 0
  // Another tab of the settings keeps the changes of this one.
  const { pathname: here } = useLocation()
  useLeaveGuard(() => isChanged, { staysOn: (_next, path) => path === here })

  function set(key: keyof Settings, value: string | number | undefined) {
    setBase((before) => before ?? query.data)
    setDraft((before) => ({ ...before, [key]: value }))
    setErrors(({ [key]: _mended, ...others }) => others)
  }

  function discard() {
    setDraft({})
    setErrors({})
    setBase(undefined)
  }

  /** Marks empty numbers; returns whether there are any. */
  function markEmpty(): boolean {
    const empty = Object.entries(changed).filter(([, value]) => value === undefined)
    if (empty.length > 0) setErrors(Object.fromEntries(empty.map(([key]) => [key, t('required')])))
    return empty.length > 0
  }

  async function submit() {
    if (!stored || markEmpty()) return
    let theirs: SystemConfig | undefined
    try {
      await saveOver({
        base: { fields: stored, lastModifyTime: stored.lastModifyTime },
        typed: { ...stored, ...changed },
        // Each control returns the type of its setting; the server validates it.
        save: (lastModifyTime) =>
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
          save({ systemConfigBody: { ...changed, lastModifyTime } as SystemConfigBody }).unwrap(),
        reread: async () => {
          theirs = await reread()
          return theirs && { fields: theirs, lastModifyTime: theirs.lastModifyTime }
        },
        onChanged: () => setBase(theirs),
        describe: (_name, value, isTaken) => t(isTaken ? 'changedTaken' : 'changed', { value: String(value) }),
      })
      discard()
      // Name, logo and lock of the shell are loaded again.
      await dispatch(loadCurrentUser())
    } catch (error) {
      const fields = fieldErrorsOf(error)
      setErrors(fields)
      if (Object.keys(fields).length === 0 && error instanceof Error) throw error
      if (error instanceof Error) showToast({ kind: 'error', text: t('changedMeanwhile') })
    }
  }

  async function reread() {
    const request = systemConfigApi.endpoints.getSystemConfig.initiate(undefined, {
      forceRefetch: true,
    })
    const { data } = await readOnce(dispatch(request))
    return data
  }

  return {
    query,
    values: stored && { ...stored, ...draft },
    errors,
    isChanged,
    saving,
    set,
    discard,
    markEmpty,
    mark: (fields: Readonly<Record<string, string>>) => setErrors((before) => ({ ...before, ...fields })),
    submit: () => void submit(),
  }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>

/** The differences from the stored settings. */
const changesOf = (stored: SystemConfig, draft: Values): Values =>
  Object.fromEntries(Object.entries(draft).filter(([key, value]) => value !== (stored as Record<string, unknown>)[key]))
