# What goes wrong at the command line: one line each, behind "starboard: ".

cli-error = starboard: { $sentence }
cli-error-interrupted = interrupted
# $what: the kind of name that nobody knows
cli-error-unknown = { $what ->
    [game] There is no game “{ $name }”. Choose from: { $valid }
    [mode] There is no mode “{ $name }”. Choose from: { $valid }
    [language] There is no language “{ $name }” here. Choose from: { $valid }
    [player] There is no player “{ $name }”. Choose from: { $valid }
    [bot] There is no bot “{ $name }”. Choose from: { $valid }
    [option] There is no option “{ $name }”. Choose from: { $valid }
    [rule] There is no rule “{ $name }”. Choose from: { $valid }
    [seat] There is no seat “{ $name }”. Choose from: { $valid }
    [scenario] There is no scenario “{ $name }”. Choose from: { $valid }
    [role] There is no role “{ $name }”. Choose from: { $valid }
   *[other] “{ $name }” is not known here. Choose from: { $valid }
}
# $why: as the server's errors for files; $reason: what the system says
cli-error-save = { $why ->
    [newer] { $file } was made by a newer Starboard. Update this one to open it.
    [other-game] { $file } is of a game that this Starboard does not have.
    [unplayable] { $file } does not follow the rules and cannot be played again.
    [impossible] { $file } holds a table that cannot be: pieces are missing, doubled or out of place.
    [unreadable] { $file } cannot be read: there is no such file, or it may not be read.
   *[damaged] { $file } is damaged, or no game of Starboard. It was left alone.
}
cli-error-file-name = No file can have that name.
cli-error-no-home = { $path }: there is no such user here, or they have no home folder.
cli-error-not-written = { $path } cannot be written: { $reason }.
cli-error-folder = { $path } cannot be written: it is a folder.
cli-error-foreign = { $path } is not a saved game and was left alone. Choose another name.
cli-error-other-game = { $file } is a game of { $game }, not of { $wanted }.
cli-error-save-keeps = { $given }: a saved game keeps its players, mode and options.
cli-error-roles = { $roles ->
    [one] There is { $roles } seat with roles, but only { $seats } to play.
   *[other] There are { $roles } seats with roles, but only { $seats } to play.
}
cli-error-campaign-exists = { $path } is there already and was left alone. Choose another name.
cli-error-no-campaigns = { $game } has no campaigns.
cli-error-campaign-name = Which campaign? Say: starboard campaign { $action } NAME
cli-error-campaign-from = From which chapter? Say it with --from; `starboard campaign list NAME` shows the chapters.
cli-error-settings = These settings are not valid: { $problems }
cli-error-listen = Nothing can be offered at { $host }, port { $port } ({ $reason }). Is another Starboard running? Try --port 0.
cli-error-not-installed = { $what } is not installed, but it is needed here: pip install { $package }
cli-error-redis-silent = Redis is not answering at { $place } ({ $reason }). Start it, or leave STARBOARD_REDIS out if one process is enough.
cli-error-redis-address = STARBOARD_REDIS is not an address of Redis: { $reason }
cli-error-database-address = { $place } is not the address of a database: { $reason }
cli-error-database = { $place } cannot be used: { $reason }
cli-error-database-newer = This database was made by a newer Starboard (its version is { $found }, this one knows { $known }). Install that one, or restore a backup into a new database.
cli-error-database-not-empty = This database is not empty. Restore into a new one and start the server with it.
cli-error-backup-cut = { $file } is cut off. Nothing was restored.
cli-error-backup-broken = { $file } is not a whole backup. Nothing was restored.
cli-error-backup-newer = { $file } holds what this Starboard does not know ({ $what }). Restore it with a newer one.
cli-error-backup-format = { $file } is a backup of another format.
cli-error-numbers = { $names }: a number here is too small, or nothing is named.
cli-error-rule-fault = A rule of the game failed, and nothing was changed: { $reason }
cli-error-recording = The recording no longer fits the rules: { $reason }
cli-error-content = The content is broken: { $reason }

cli-load-restarted = The rules have changed since this game was saved; it goes on from its last checkpoint. ({ $reason })
cli-load-other-rules = This game was begun with the rules of another version; it plays on by today’s.
cli-error-no-own = { $game } plays no missions from files
cli-error-not-read = { $path } cannot be read: { $reason }
cli-error-own-large = { $path } is larger than { $most } KiB
cli-error-own-letters = { $path } is not UTF-8 text (byte { $place })
cli-error-own-broken =
    this mission cannot be played: { $count ->
        [one] one problem
       *[other] { $count } problems
    }
    { $problems }
