# Runs one throw-away PostgreSQL for as long as standard input stays open. The parent holds the other end, so
# a parent that stops us, ends, crashes or is killed leaves neither a process nor a folder behind.
# usage: supervise.sh FOLDER BINARIES USER ['NAME = VALUE' ...]   (FOLDER/password holds the password)
folder=$1 binaries=$2 user=$3
shift 3

clean_up() {
  "$binaries/bin/pg_ctl" stop --pgdata="$folder/data" --mode=fast --silent 2> /dev/null
  rm -rf "$folder"
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

# PostgreSQL before 17 has no locale of its own, and takes that of the system.
locale='--locale=C.UTF-8'
case $("$binaries/bin/initdb" --help) in
  *--builtin-locale*) locale='--locale=C --locale-provider=builtin --builtin-locale=C.UTF-8' ;;
esac

# shellcheck disable=SC2086 -- the locale is several words
"$binaries/bin/initdb" --pgdata="$folder/data" --username="$user" --pwfile="$folder/password" \
  --auth=scram-sha-256 --encoding=UTF8 $locale --no-sync > "$folder/log" 2>&1 &&
  printf '%s\n' "$@" >> "$folder/data/postgresql.conf" &&
  "$binaries/bin/pg_ctl" start --pgdata="$folder/data" --log="$folder/log" --wait --silent ||
  {
    cat "$folder/log" >&2
    exit 1
  }

echo ready
# A line is the mode of a restart: 'immediate' is a crash, after which PostgreSQL recovers.
while read -r mode; do
  "$binaries/bin/pg_ctl" restart --pgdata="$folder/data" --log="$folder/log" --mode="$mode" --wait --silent || exit 1
  echo ready
done
