interface Versions {
  /** Before both changes. */
  readIds: readonly string[]
  /** Chosen by this user. */
  userIds: readonly string[]
  /** Saved by another user. */
  nowIds: readonly string[]
}

/** Merges two changes of the same members: additions and removals of both users apply. */
export function mergeMembers({ readIds, userIds, nowIds }: Versions) {
  const [read, mine, now] = [new Set(readIds), new Set(userIds), new Set(nowIds)]
  const theirs = nowIds.filter((id) => !read.has(id))
  return {
    userIds: [...userIds.filter((id) => now.has(id) || !read.has(id)), ...theirs.filter((id) => !mine.has(id))],
    changed: { added: theirs.length, removed: readIds.filter((id) => !now.has(id)).length },
  }
}
