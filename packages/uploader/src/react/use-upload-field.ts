import { useStableCallback } from '@sqos/hooks'
import { showToast, useUnsavedInput } from '@sqos/ui-kit'
import { useText } from '@sqos/i18n/react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { admitFiles } from '../core/admit-files.ts'
import type { FileRules } from '../core/check-file.ts'
import { newId } from '../core/new-id.ts'
import type { StoredFile, UploadWire } from '../core/upload-port.ts'
import type { FileToAdd } from '../core/upload-queue.ts'
import { NAMESPACE } from '../locales.ts'
import type { UploadFieldProps } from './field-props.ts'
import { inTurn } from './in-turn.ts'
import { type StoredValue, useUploadsContext } from './uploads-context.ts'
import { useFaultText } from './use-fault-text.ts'
import { useUploads } from './use-uploads.ts'

/** Differences between the field types. */
interface FieldKind<Value> {
  what: 'file' | 'image'
  uploadType: string
  wireOf: (file: File) => UploadWire
  valueOf: (stored: StoredFile, name: string) => Value
  rules: FileRules
}

/** The state of a field: its files, its uploads and the permitted actions. */
export function useUploadField<Value extends StoredValue>(props: UploadFieldProps<Value>, kind: FieldKind<Value>) {
  const { queue } = useUploadsContext()
  const { t } = useText(NAMESPACE)
  const faultText = useFaultText(kind.what)
  const [ownScope] = useState(() => newId())
  const scope = props.scope ?? ownScope
  const items = useUploads(scope)
  const value = useMemo(() => storedValues(props.value), [props.value])
  const [problems, setProblems] = useState<readonly string[]>([])
  const [news, setNews] = useState('')
  const mayChange = (props.mode ?? 'edit') === 'edit' && !props.disabled
  const isSingle = kind.rules.limit === 1
  const pending = items.filter(({ status }) => status !== 'success')

  useUnsavedInput(() => mayChange && pending.length > 0)

  const complain = useStableCallback((texts: readonly string[]) => {
    setProblems((known) => [...new Set([...known, ...texts])])
    if (texts[0]) showToast({ kind: 'error', text: texts[0] })
  })

  // Two files can finish before the form has rendered the first.
  const held = useRef(value)
  useLayoutEffect(function follow() {
    held.current = value
  })
  const change = (next: readonly StoredValue[]) => {
    held.current = next
    props.onChange?.([...next])
  }

  // Order of choice by upload id, later by stored value, because small files finish before large ones.
  const turns = useRef(new Map<string | undefined, number | undefined>())

  const take = useStableCallback(() => {
    const done = queue.items.filter((item) => item.scope === scope && item.stored)
    if (done.length === 0) return
    for (const { id } of done) queue.remove(id)
    const added = done.flatMap(({ id, stored, name }) => {
      if (!stored) return []
      const one = kind.valueOf(stored, name)
      turns.current.set(keyOf(one), turns.current.get(id))
      return [one]
    })
    change(isSingle ? added.slice(-1) : inTurn(held.current, added, (one) => turns.current.get(keyOf(one))))
    setNews(done.map(({ name }) => t('done', { name })).join(' '))
  })

  useEffect(
    function takeWhatIsDone() {
      if (!mayChange) return
      // Includes uploads that finished before the field was mounted.
      queueMicrotask(() => take())
      return queue.subscribe(() => take())
    },
    [queue, mayChange, take],
  )

  useEffect(
    function tellRefusals() {
      return queue.onNotice((notice) => {
        if (notice.item.scope !== scope) return
        const { name } = notice.item
        if (notice.kind === 'refused') complain([`${name}: ${notice.message || t('status.error')}`])
        if (notice.kind === 'unreadable') complain([t('unreadable', { name })])
        if (notice.kind === 'otherFile') complain([t('otherFile', { name })])
      })
    },
    [queue, scope, t, complain],
  )

  const add = async (chosen: readonly FileToAdd[]) => {
    setProblems([])
    // A single value replaces the previous one.
    const files = isSingle ? chosen.slice(0, 1) : chosen
    const count = isSingle ? 0 : value.length + pending.filter(({ needsFile }) => !needsFile).length
    const { admitted, faults } = await admitFiles(files, {
      ...kind.rules,
      held: count,
      beforeUpload: props.beforeUpload,
    })
    if (faults.length > 0) {
      const texts = [...new Set(faults.map(faultText))]
      setProblems(texts)
      if (texts[0]) showToast({ kind: 'error', text: texts[0] })
    }
    if (admitted.length === 0) return
    if (isSingle) for (const { id, needsFile } of pending) if (!needsFile) queue.remove(id)
    for (const one of admitted) {
      const target = { scope, type: props.uploadType ?? kind.uploadType, wire: kind.wireOf(one.file) }
      for (const { id } of queue.add([one], target)) turns.current.set(id, turns.current.size)
    }
  }

  const isFull = !isSingle && (kind.rules.limit ?? 0) > 0 && value.length + pending.length >= (kind.rules.limit ?? 0)

  return {
    value,
    pending,
    problems,
    news,
    mayChange,
    isSingle,
    isFull,
    add,
    remove: (index: number) => change(value.filter((_, place) => place !== index)),
    move: (from: number, to: number) => {
      if (to < 0 || to >= value.length) return
      const next = [...value]
      next.splice(to, 0, ...next.splice(from, 1))
      change(next)
      setNews(t('moved', { name: value[from]?.name ?? '', place: to + 1, count: value.length }))
    },
  }
}

const keyOf = ({ fileId, url }: StoredValue) => fileId ?? url

/** Keeps objects, even incomplete ones, and drops other values. */
const storedValues = (value: unknown): readonly StoredValue[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : []
