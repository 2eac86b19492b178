-- Uploaded pictures and documents. The bytes are in the storage, under the key.

-- What people upload, and the pictures of the demo shop. The bytes lie in the storage under the key; they never change.
create table files (
  -- A random name for what people send; its ending is its type. Nothing that leads anywhere else.
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]{0,120}[.](webp|pdf|doc|docx|xml|xlsx|xlsm)$'),
  -- Null: the person's account is gone, or the picture came with the demo shop.
  user_id uuid references users on delete set null,
  kind text not null check (kind in ('picture', 'document')),
  content_type text not null check (content_type <> ''),
  bytes integer not null check (bytes between 1 and 10485760),
  -- Of pictures.
  width integer check (width between 1 and 10000),
  height integer check (height between 1 and 10000),
  -- Some twenty bytes that say what the picture looks like from afar, in base64.
  thumbhash text check (thumbhash ~ '^[A-Za-z0-9+/]{6,60}={0,2}$'),
  created_at timestamptz not null default now(),
  -- The hash of what stands in the link that the owner was given. Null: there is none, as of the demo's pictures.
  link_hash bytea check (octet_length(link_hash) = 32),
  -- The staff member who uploaded the file.
  staff_id uuid references staff,
  constraint files_kind_fits check (
    case kind
      when 'picture' then content_type = 'image/webp' and key like '%.webp' and num_nulls(width, height, thumbhash) = 0
      else content_type like 'application/%' and key not like '%.webp' and num_nonnulls(width, height, thumbhash) = 0
    end
  )
);
create index files_of_user on files (user_id, created_at desc);
-- What is swept, oldest first.
create index files_oldest on files (created_at);

-- What a file is never changes. Its owner may be forgotten, and its link replaced.
create trigger files_written_once before update on files for each row
  when (
    (old.key, old.kind, old.content_type, old.bytes, old.width, old.height, old.thumbhash, old.created_at)
    is distinct from
    (new.key, new.kind, new.content_type, new.bytes, new.width, new.height, new.thumbhash, new.created_at)
    or new.user_id is not null and old.user_id is distinct from new.user_id
  )
  execute function refuse_rewriting();
