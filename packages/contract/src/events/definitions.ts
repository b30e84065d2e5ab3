import { Type, type Static, type TProperties } from 'typebox'

/** A kind of event: its version, the shape of its payload, and the subject whose events stay in order. */
interface EventDefinition<Payload extends TProperties> {
  /** Raised when a reader of the old shape would misread the new one; an added optional property keeps the version. */
  version: number
  payload: ReturnType<typeof Type.Object<Payload>>
  /** Ordering key: events of one key reach a handler one after the other, in the order of their transactions. */
  key: (payload: Static<ReturnType<typeof Type.Object<Payload>>>) => string
}

const define = <Payload extends TProperties>(
  version: number,
  { payload, key }: { payload: Payload; key: EventDefinition<Payload>['key'] },
): EventDefinition<Payload> => ({ version, payload: Type.Object(payload), key })

const id = Type.String({ minLength: 1 })
const names = Type.Array(Type.String(), { description: 'Names of the fields, never their values' })

const record = { modelId: id, recordId: id }
const recordKey = ({ modelId, recordId }: { modelId: string; recordId: string }) => `record:${modelId}:${recordId}`

const user = { userId: id }
const userKey = ({ userId }: { userId: string }) => `user:${userId}`

const flow = { flowId: id, taskId: id }
const flowKey = ({ taskId }: { taskId: string }) => `flow:${taskId}`

/** Every kind of domain event by its type. Payloads hold ids and names of fields: a handler reads values through a port that checks rights. */
export const EVENTS = {
  /** A record of a model was created; `fields` are those that were written. */
  'record.created': define(1, { payload: { ...record, fields: names }, key: recordKey }),
  /** A record of a model was changed; `fields` are those that were written, whether or not their values differ. */
  'record.updated': define(1, { payload: { ...record, fields: names }, key: recordKey }),
  /** A record of a model was deleted. */
  'record.deleted': define(1, { payload: record, key: recordKey }),
  /** A model was released to menus, so its design in force is another. */
  'model.released': define(1, { payload: { modelId: id }, key: ({ modelId }) => `model:${modelId}` }),
  /** An account was created. */
  'user.created': define(1, { payload: user, key: userKey }),
  /** An account was changed in other respects than being enabled or deleted. */
  'user.updated': define(1, { payload: user, key: userKey }),
  /** A disabled or locked account was enabled: by an administrator, or because the time of its lock passed. */
  'user.enabled': define(1, { payload: user, key: userKey }),
  /** An account was disabled; its sessions end. */
  'user.disabled': define(1, { payload: user, key: userKey }),
  /**
   * An account was locked after too many wrong passwords. Its open sessions continue, because strangers can cause a lock: treat the
   * account as before. `until` is null for a lock that an administrator has to remove.
   */
  'user.locked': define(1, {
    payload: { ...user, until: Type.Union([Type.Integer({ description: 'Milliseconds since 1970' }), Type.Null()]) },
    key: userKey,
  }),
  /** An account was moved to the recycle bin; its sessions end. */
  'user.deleted': define(1, { payload: user, key: userKey }),
  /** An account was restored from the recycle bin, with the state that it had before. */
  'user.restored': define(1, { payload: user, key: userKey }),
  /** A role was created, changed, deleted or restored, or its members or permissions were changed. */
  'role.changed': define(1, {
    payload: {
      roleId: id,
      change: Type.Union([
        Type.Literal('created'),
        Type.Literal('updated'),
        Type.Literal('deleted'),
        Type.Literal('restored'),
        Type.Literal('members'),
        Type.Literal('permissions'),
      ]),
    },
    key: ({ roleId }) => `role:${roleId}`,
  }),
  /** A session ended: by sign-out, by a sign-in elsewhere, by force, or unused (`expired`, some minutes after its end). */
  'session.ended': define(1, {
    payload: {
      sessionId: id,
      userId: id,
      reason: Type.Union([
        Type.Literal('signedOut'),
        Type.Literal('signedInElsewhere'),
        Type.Literal('forcedOffline'),
        Type.Literal('expired'),
      ]),
    },
    key: ({ sessionId }) => `session:${sessionId}`,
  }),
  /** An uploaded file is complete, checked and can be fetched. */
  'file.ready': define(1, {
    payload: { name: Type.String({ description: 'Name of the file on the wire' }), type: Type.String() },
    key: ({ name }) => `file:${name}`,
  }),
  /** A message was delivered to its receivers, or they were reminded of it. */
  'message.sent': define(1, {
    payload: { messageId: id, isReminder: Type.Boolean() },
    key: ({ messageId }) => `message:${messageId}`,
  }),
  /** Unread messages of a person were collected into a digest, at this moment. */
  'message.digest': define(1, {
    payload: { userId: id, moment: Type.Integer({ description: 'Epoch milliseconds' }) },
    key: ({ userId }) => `digest:${userId}`,
  }),
  /** A menu entry or one of its buttons, columns or forms was created, changed, deleted or restored. */
  'menu.changed': define(1, {
    payload: {
      menuId: id,
      change: Type.Union([
        Type.Literal('created'),
        Type.Literal('updated'),
        Type.Literal('deleted'),
        Type.Literal('restored'),
      ]),
    },
    key: ({ menuId }) => `menu:${menuId}`,
  }),
  /**
   * Something else was restored from the recycle bin. Users, roles and menu entries announce it as `user.restored`,
   * `role.changed` and `menu.changed` instead.
   */
  'recycleBin.restored': define(1, {
    payload: {
      kind: Type.Union([
        Type.Literal('position'),
        Type.Literal('userGroup'),
        Type.Literal('department'),
        Type.Literal('company'),
        Type.Literal('region'),
        Type.Literal('dictionary'),
        Type.Literal('dictionaryValue'),
        Type.Literal('model'),
        Type.Literal('dataInterface'),
        Type.Literal('billRule'),
      ]),
      id,
    },
    // A model's releases and its restoration are one sequence.
    key: (payload) => `${payload.kind}:${payload.id}`,
  }),
  /** A request of an approval flow was submitted, for the first time or again. */
  'flow.started': define(1, { payload: flow, key: flowKey }),
  /** A person, or a rule of the flow, decided on a request. `recordId` is the line of the history. */
  'flow.decided': define(1, {
    payload: {
      ...flow,
      nodeCode: Type.String(),
      nodeName: Type.String(),
      recordId: id,
      decision: Type.Union([Type.Literal('agreed'), Type.Literal('rejected')]),
    },
    key: flowKey,
  }),
  /** The initiator took a running request back. */
  'flow.withdrawn': define(1, { payload: flow, key: flowKey }),
  /** A request passed its last node, or was cancelled. */
  'flow.ended': define(1, {
    payload: { ...flow, result: Type.Union([Type.Literal('passed'), Type.Literal('cancelled')]) },
    key: flowKey,
  }),
} as const
